import { getSignInOptions, mayUsePassword } from '@/lib/auth/sign-in-options';
import type { Role } from '@/lib/domain/user-schemas';
import { AppError } from '@/lib/errors';

/**
 * Where people sign in with the company's account, passwords are not used, except by administrators if the settings say so.
 *
 * @param role of the account whose password it is; left out: of no account yet
 * @throws AppError `user.company-sign-in`
 */
export function requirePasswordSignIn(role?: Role | null): void {
  const isUsed = role === undefined ? getSignInOptions().local : mayUsePassword(role);
  if (!isUsed) throw new AppError('user.company-sign-in');
}
