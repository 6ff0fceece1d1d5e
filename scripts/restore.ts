import { restoreCommand } from './backup/backup-command';
import { nameUnreadableSecrets } from './backup/name-unreadable-secrets';
import { runCommand } from './run-command';

// `npm run restore`: restores a backup into an empty database (docs/operating/backup.md).

await runCommand(() => restoreCommand(nameUnreadableSecrets));
