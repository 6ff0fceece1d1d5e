import { z } from 'zod';
import { currentUserSchema, roleSchema } from './schemas';

/** An account as the administrator sees it. */
const accountSchema = currentUserSchema.omit({ role: true, permissions: true, locale: true }).extend({
  /** Null: may not sign in. */
  role: roleSchema.nullable(),
  active: z.boolean(),
  lastSignInAt: z.iso.datetime().nullable(),
});

export const accountPageSchema = z.object({
  items: z.array(accountSchema),
  page: z.int(),
  pageSize: z.int(),
  totalItems: z.int(),
  totalPages: z.int(),
});

export type AccountPage = z.infer<typeof accountPageSchema>;
