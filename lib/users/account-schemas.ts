import { z } from 'zod';
import { pageSchema } from '@/lib/http/page-schema';
import { currentUserSchema, roleSchema } from './schemas';

/** An account in the administrator's list. */
const accountSchema = currentUserSchema.omit({ role: true, permissions: true, locale: true }).extend({
  /** Null: not allowed to sign in. */
  role: roleSchema.nullable(),
  active: z.boolean(),
  lastSignInAt: z.iso.datetime().nullable(),
});

export const accountPageSchema = pageSchema(accountSchema);

export type AccountPage = z.infer<typeof accountPageSchema>;
