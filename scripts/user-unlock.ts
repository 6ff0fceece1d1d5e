import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { acquireDatabase } from './database/embedded';
import { Failure } from './failure';
import { loadEnvFiles } from './start/load-env-files';
import { sessionSecret } from './start/secrets';
import { reportFailure } from './start/stages';

// `npm run user:unlock`: forgets the failed sign-ins of an account.

const usage = 'npm run user:unlock -- --email anna@company.example';

async function main(): Promise<void> {
  const { email } = parseArgs({ options: { email: { type: 'string' } } }).values;
  if (!email) throw new Failure('--email is needed.', usage);
  loadEnvFiles(process.cwd());
  if (!process.env.NEXTAUTH_SECRET && !existsSync('.data/secrets.json')) {
    throw new Failure('NEXTAUTH_SECRET is not set.', 'Set it to the one that the server has.');
  }
  process.env.NEXTAUTH_SECRET = sessionSecret(process.cwd());
  const acquired = await acquireDatabase();
  process.env.DATABASE_URL = acquired.url;
  // The use case reads its settings when it is loaded, so they must be set before.
  const { disconnectDatabase } = await import('@/lib/db/client');
  try {
    await unlock(email);
  } finally {
    await disconnectDatabase();
    await acquired.release();
  }
}

async function unlock(email: string): Promise<void> {
  const { unlockAccount } = await import('@/lib/users/unlock-account');
  const { systemActor } = await import('@/lib/auth/actor');
  const { AppError } = await import('@/lib/errors');
  try {
    await unlockAccount(systemActor, { email });
    console.log('The failed sign-ins of this account are forgotten.');
  } catch (error) {
    if (error instanceof AppError) throw new Failure('There is no account with this address.', usage);
    throw error;
  }
}

try {
  await main();
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
