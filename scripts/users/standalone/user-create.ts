import { createUserCommand } from '../create-user-command';
import { runStandalone } from '../../run-standalone';

// `node user-create.mjs` in the standalone folder (docs/decisions/0035).

await runStandalone((withDatabase) => createUserCommand('node user-create.mjs', withDatabase));
