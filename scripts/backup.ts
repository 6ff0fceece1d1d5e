import { backupCommand } from './backup/backup-command';
import { runCommand } from './run-command';

// `npm run backup`: writes what the database holds into a folder (docs/operating/backup.md).

await runCommand(() => backupCommand());
