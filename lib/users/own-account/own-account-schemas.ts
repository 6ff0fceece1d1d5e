import { z } from 'zod';
import { personName } from '@/lib/validation/text';

export const changeNameSchema = z.object({ firstName: personName(), lastName: personName() });

export const sessionParams = z.object({ sessionId: z.uuid() });

/** A session that has not ended. */
const sessionSchema = z.object({
  sessionId: z.uuid(),
  /** The one that asks. */
  current: z.boolean(),
  /** E.g. `Firefox`; null when it cannot be told. */
  browser: z.string().nullable(),
  /** E.g. `Windows`; null when it cannot be told. */
  system: z.string().nullable(),
  /** The network; null when unknown. */
  address: z.string().nullable(),
  openedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});

export const sessionsSchema = z.object({ items: z.array(sessionSchema) });

export type ChangeNameInput = z.output<typeof changeNameSchema>;
export type OwnSessions = z.infer<typeof sessionsSchema>;
