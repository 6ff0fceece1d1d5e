import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { verifyNobody, verifyPassword } from './password';
import { clearAttempts, countAttempt, signInPerAccount, signInPerAddress } from './rate-limit';

export interface PasswordSignIn {
  email: string;
  password: string;
  /** Network address of the caller, as far as it is known. */
  address: string;
}

/**
 * Checks an e-mail address and a password.
 *
 * @returns the person's id, or null when the two do not belong together.
 * @throws AppError `request.too-many` after too many attempts for the account or from the address.
 */
export async function signInWithPassword(input: PasswordSignIn): Promise<string | null> {
  const email = input.email.trim().toLowerCase();
  const wait = Math.max(
    await countAttempt(signInPerAccount, email),
    await countAttempt(signInPerAddress, input.address),
  );
  if (wait > 0) throw new AppError('request.too-many', { retryAfterSeconds: wait });
  const user = await database().user.findUnique({ where: { email } });
  const matches = user?.passwordHash
    ? await verifyPassword(input.password, user.passwordHash)
    : await verifyNobody(input.password);
  if (!user || !matches) return null;
  await clearAttempts(signInPerAccount, email);
  return user.id;
}
