import { parseArgs } from 'node:util';
import { Failure } from '../failure';
import type { WithDatabase } from './create-user-command';

/**
 * Deletes the failed sign-ins of the account that the arguments name. Needs `NEXTAUTH_SECRET`.
 *
 * @param program what the user types before the options
 * @throws Failure when there is no such account
 */
export async function unlockUserCommand(program: string, withDatabase: WithDatabase): Promise<void> {
  const usage = `${program} --email anna@company.example`;
  const { email } = parseArgs({ options: { email: { type: 'string' } } }).values;
  if (!email) throw new Failure('--email is required.', usage);
  if (!process.env.NEXTAUTH_SECRET) {
    throw new Failure('NEXTAUTH_SECRET is not set.', 'Set it to the value that the server has.');
  }
  await withDatabase(() => unlock(email, usage));
}

async function unlock(email: string, usage: string): Promise<void> {
  const { unlockAccount } = await import('@/lib/users/unlock-account');
  const { systemActorFor } = await import('@/lib/auth/actor');
  const { AppError } = await import('@/lib/errors');
  try {
    await unlockAccount(systemActorFor('user:unlock'), { email });
    console.log('The failed sign-ins of this account are deleted.');
  } catch (error) {
    if (error instanceof AppError) throw new Failure('There is no account with this address.', usage);
    throw error;
  }
}
