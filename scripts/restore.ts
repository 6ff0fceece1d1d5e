import { restoreCommand } from './backup/backup-command';
import { afterRestore } from './backup/after-restore';
import { runCommand } from './run-command';

// `npm run restore`: restores a backup into an empty database (docs/operating/backup.md).

await runCommand(() => restoreCommand(afterRestore));
