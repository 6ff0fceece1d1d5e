import { parseArgs } from 'node:util';
import { Failure } from '../../lib/failure';
import type { WithDatabase } from './create-user-command';

/**
 * Deletes the failed sign-ins of the account that the arguments name, and its second step if they say so. Needs `NEXTAUTH_SECRET`.
 *
 * @param program what the user types before the options
 * @param args the options
 * @throws Failure when there is no such account
 */
export async function unlockUserCommand(
  program: string,
  withDatabase: WithDatabase,
  args: string[] = process.argv.slice(2),
): Promise<void> {
  const usage = `${program} --email anna@company.example [--reset-second-step]`;
  const options = { email: { type: 'string' }, 'reset-second-step': { type: 'boolean' } } as const;
  const { email, 'reset-second-step': resets = false } = parseArgs({ args, options }).values;
  if (!email) throw new Failure('--email is required.', usage);
  if (!process.env.NEXTAUTH_SECRET) {
    throw new Failure('NEXTAUTH_SECRET is not set.', 'Set it to the value that the server has.');
  }
  await withDatabase(() => unlock({ email, resets }, usage));
}

async function unlock({ email, resets }: { email: string; resets: boolean }, usage: string): Promise<void> {
  const { unlockAccount } = await import('@/lib/users/unlock-account');
  const { systemActorFor } = await import('@/lib/auth/actor');
  const { AppError } = await import('@/lib/errors');
  try {
    const { userId } = await unlockAccount(systemActorFor('user:unlock'), { email });
    console.log('The failed sign-ins of this account are deleted.');
    if (!resets) return;
    const { resetSecondStep } = await import('@/lib/users/second-step/reset-second-step');
    await resetSecondStep(systemActorFor('user:unlock'), { userId });
    console.log('Its two-step sign-in is reset: the password is enough, until it is set up again.');
  } catch (error) {
    if (error instanceof AppError && error.code === 'second-step.not-set-up') {
      throw new Failure('This account has no two-step sign-in to reset.', usage);
    }
    if (error instanceof AppError) throw new Failure('There is no account with this address.', usage);
    throw error;
  }
}
