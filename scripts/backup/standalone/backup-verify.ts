import { runStandalone } from '../../run-standalone';
import { verifyBackupCommand } from '../backup-command';

// `node backup-verify.mjs --from /folder/backup-…` in the standalone folder: as `npm run backup:verify`.

await runStandalone(() => verifyBackupCommand());
