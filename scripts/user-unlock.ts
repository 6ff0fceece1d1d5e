import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Failure } from './failure';
import { runCommand, withDatabase } from './run-command';
import { sessionSecret } from './start/secrets';

// `npm run user:unlock`: deletes the failed sign-ins of an account.

const usage = 'npm run user:unlock -- --email anna@company.example';

async function main(): Promise<void> {
  const { email } = parseArgs({ options: { email: { type: 'string' } } }).values;
  if (!email) throw new Failure('--email is required.', usage);
  if (!process.env.NEXTAUTH_SECRET && !existsSync('.data/secrets.json')) {
    throw new Failure('NEXTAUTH_SECRET is not set.', 'Set it to the value that the server has.');
  }
  process.env.NEXTAUTH_SECRET = sessionSecret(process.cwd());
  await withDatabase(() => unlock(email));
}

async function unlock(email: string): Promise<void> {
  const { unlockAccount } = await import('@/lib/users/unlock-account');
  const { systemActor } = await import('@/lib/auth/actor');
  const { AppError } = await import('@/lib/errors');
  try {
    await unlockAccount(systemActor, { email });
    console.log('The failed sign-ins of this account are deleted.');
  } catch (error) {
    if (error instanceof AppError) throw new Failure('There is no account with this address.', usage);
    throw error;
  }
}

await runCommand(main);
