import { z } from 'zod';
import { pageSchema } from '@/lib/paging/page-schema';
import { currentUserSchema, roleSchema } from '@/lib/domain/user-schemas';

/** An account in the administrator's list. */
const accountSchema = currentUserSchema.omit({ role: true, permissions: true, locale: true }).extend({
  /** Null: not allowed to sign in. */
  role: roleSchema.nullable(),
  active: z.boolean(),
  lastSignInAt: z.iso.datetime().nullable(),
});

export const accountPageSchema = pageSchema(accountSchema);

export type AccountPage = z.infer<typeof accountPageSchema>;

/** The failed sign-ins of an hour on one account from one network. */
export interface FailedSignIns {
  key: string;
  kind: 'WRONG_PASSWORD' | 'LOCKED' | 'NO_ACCESS';
  /** Null: no account has the address that was typed. */
  account: { firstName: string; lastName: string; email: string } | null;
  /** Null: many networks. */
  address: string | null;
  count: number;
  /** ISO 8601. */
  firstAt: string;
  lastAt: string;
}

export interface FailedSignInsPage {
  items: FailedSignIns[];
  page: number;
  pageSize: number;
  totalItems: number;
  totalPages: number;
}
