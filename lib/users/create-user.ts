import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { findOidcSettings, issuerName } from '@/lib/auth/oidc/oidc-settings';
import { hashPassword } from '@/lib/auth/password';
import { isUniqueViolation } from '@/lib/db/map-database-error';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { checkFields } from '@/lib/validation/field-errors';
import { createUserSchema, type CreateUserInput } from './create-user-schema';

/**
 * Creates an account with a role and a password, or one that signs in at the identity provider.
 *
 * @returns the new user's id
 * @throws AppError `request.invalid` with the invalid fields; `user.email-taken` when another account has the address
 * or the subject
 */
export async function createUser(actor: Actor, input: CreateUserInput): Promise<{ userId: string }> {
  requirePermission(actor, 'administration');
  const { data, fields } = checkFields(createUserSchema, input);
  if (fields !== null) throw new AppError('request.invalid', { fields });
  const { password, ...account } = data;
  const oidcIssuer = account.oidcSubject === null ? '' : issuerName(findOidcSettings());
  const passwordHash = password === null ? null : await hashPassword(password);
  try {
    return await transaction(async (db) => {
      const user = await db.user.create({ data: { ...account, oidcIssuer, passwordHash } });
      // An invitation ends when its address has an account.
      await db.invitation.deleteMany({ where: { email: account.email } });
      await recordAudit(db, actor, 'user.created', { userId: user.id, role: account.role });
      return { userId: user.id };
    });
  } catch (error) {
    const isTaken = isUniqueViolation(error, 'email') || isUniqueViolation(error, 'oidc_subject');
    throw isTaken ? new AppError('user.email-taken', { cause: error }) : error;
  }
}
