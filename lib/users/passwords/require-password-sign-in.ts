import { getSignInOptions, mayUsePassword } from '@/lib/auth/sign-in-options';
import type { Role } from '@/lib/domain/user-schemas';
import { AppError } from '@/lib/errors';

/**
 * Requires that an account may use a password. Where people sign in at the identity provider, only administrators
 * may, if the settings allow it.
 *
 * @param role the account's; undefined: there is no account yet
 * @throws AppError `user.company-sign-in`
 */
export function requirePasswordSignIn(role?: Role | null): void {
  const isUsed = role === undefined ? getSignInOptions().local : mayUsePassword(role);
  if (!isUsed) throw new AppError('user.company-sign-in');
}
