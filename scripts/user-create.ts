import { runCommand, withDatabase } from './run-command';
import { createUserCommand } from './users/create-user-command';

// `npm run user:create`: creates an account, such as the first administrator.

await runCommand(() => createUserCommand('npm run user:create --', withDatabase));
