import { verifyBackupCommand } from './backup/backup-command';
import { runCommand } from './run-command';

// `npm run backup:verify`: proves that a backup can be restored (docs/operating/backup.md).

await runCommand(() => verifyBackupCommand());
