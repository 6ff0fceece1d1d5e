import { recordAudit } from '@/lib/audit/record-audit';
import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { hashPassword } from '@/lib/auth/password';
import { isUniqueViolation } from '@/lib/db/map-database-error';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { fieldErrors } from '@/lib/http/field-errors';
import type { CreateUserInput } from './password-schema';
import { createUserSchema } from './password-schema';

/**
 * Makes an account with a password and a role.
 *
 * @returns the new person's id
 * @throws AppError `request.invalid` with the fields that are wrong, `user.email-taken`
 */
export async function createUser(actor: Actor, input: CreateUserInput): Promise<{ userId: string }> {
  requirePermission(actor, 'administration');
  const parsed = createUserSchema.safeParse(input);
  if (!parsed.success) throw new AppError('request.invalid', { fields: fieldErrors(parsed.error) });
  const { password, ...account } = parsed.data;
  const passwordHash = await hashPassword(password);
  try {
    return await transaction(async (db) => {
      const user = await db.user.create({ data: { ...account, passwordHash } });
      await recordAudit(db, actor, 'user.created', { userId: user.id, role: account.role });
      return { userId: user.id };
    });
  } catch (error) {
    throw isUniqueViolation(error, 'email') ? new AppError('user.email-taken', { cause: error }) : error;
  }
}
