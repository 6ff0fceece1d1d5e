import { z } from 'zod';
import { accountStates, maxSearchLength, secondStepStates } from './account-states';
import { pageSchema } from '@/lib/page-schema';
import { text } from '@/lib/validation/text';
import { currentUserSchema, roleSchema } from '@/lib/domain/user-schemas';

export const accountParams = z.object({ userId: z.uuid() });

/** The filters of the list of accounts; an account must match all of them. */
export const accountQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  /** Searched for in names and address; case and diacritics do not matter, e.g. `Zol` finds `Żółć`. */
  search: text({ max: maxSearchLength, min: 0 }).optional(),
  role: roleSchema.optional(),
  state: z.enum(accountStates).optional(),
  secondStep: z.enum(secondStepStates).optional(),
});

export const changeRoleSchema = z.object({ role: roleSchema });

/** An account in the administrator's list. */
const accountSchema = currentUserSchema.omit({ role: true, permissions: true, locale: true }).extend({
  /** Null: not allowed to sign in. */
  role: roleSchema.nullable(),
  active: z.boolean(),
  /** Whether signing in takes a second step. */
  secondStep: z.boolean(),
  lastSignInAt: z.iso.datetime().nullable(),
  /** The last change of role or state; null when there was none. */
  changedAt: z.iso.datetime().nullable(),
  /** The name of the person who made this change. */
  changedBy: z.string().nullable(),
});

export const accountPageSchema = pageSchema(accountSchema);

export type AccountQuery = z.output<typeof accountQuery>;
export type Account = z.infer<typeof accountSchema>;
export type AccountPage = z.infer<typeof accountPageSchema>;

/** The failed sign-ins of an hour on one account from one network. */
export interface FailedSignIns {
  key: string;
  kind: 'WRONG_PASSWORD' | 'WRONG_CODE' | 'LOCKED' | 'NO_ACCESS';
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
