import { runStandalone } from '../../run-standalone';
import { backupCommand } from '../backup-command';

// `node backup.mjs --to /folder` in the standalone folder: as `npm run backup`.

await runStandalone(() => backupCommand());
