import { runStandalone } from '../../run-standalone';
import { restoreCommand } from '../backup-command';
import { afterRestore } from '../after-restore';

// `node restore.mjs --from /folder/backup-…` in the standalone folder: as `npm run restore`.

await runStandalone(() => restoreCommand(afterRestore));
