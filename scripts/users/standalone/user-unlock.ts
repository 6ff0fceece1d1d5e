import { unlockUserCommand } from '../unlock-user-command';
import { runStandalone } from '../../run-standalone';

// `node user-unlock.mjs` in the standalone folder (docs/decisions/0035).

await runStandalone((withDatabase) => unlockUserCommand('node user-unlock.mjs', withDatabase));
