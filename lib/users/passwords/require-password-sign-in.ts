import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { AppError } from '@/lib/errors';

/** Where people sign in with the company's account, passwords are not used. @throws AppError `user.company-sign-in` */
export function requirePasswordSignIn(): void {
  if (!getSignInOptions().local) throw new AppError('user.company-sign-in');
}
