import { existsSync } from 'node:fs';
import { runCommand, withDatabase } from './run-command';
import { sessionSecret } from './start/secrets';
import { unlockUserCommand } from './users/unlock-user-command';

// `npm run user:unlock`: deletes the failed sign-ins of an account.

await runCommand(async () => {
  if (existsSync('.data/secrets.json')) process.env.NEXTAUTH_SECRET = sessionSecret(process.cwd());
  await unlockUserCommand('npm run user:unlock --', withDatabase);
});
