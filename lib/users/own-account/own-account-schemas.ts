import { z } from 'zod';
import { personName } from '@/lib/validation/text';
import { usableText } from '@/lib/validation/usable-text';

export const changeNameSchema = z.object({ firstName: personName(), lastName: personName() });

export const sessionParams = z.object({ sessionId: z.uuid() });

/** A session that has not ended. */
const sessionSchema = z.object({
  sessionId: z.uuid(),
  /** Whether it is the session that asks. */
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

/** What proves that the caller is the signed-in person; `code` only with a second step. */
export const confirmSessionSchema = z.object({
  password: z.string().min(1).max(200),
  code: z.string().min(1).max(100).regex(usableText).optional(),
});

export const endOthersQuery = z.object({
  /** Whether the API tokens stay; by default they end with the sessions. */
  keepTokens: z.stringbool().default(false),
});

export type ConfirmSessionInput = z.output<typeof confirmSessionSchema>;
export type ChangeNameInput = z.output<typeof changeNameSchema>;
export type OwnSessions = z.infer<typeof sessionsSchema>;
