import { runStandalone } from '../../run-standalone';
import { storageCommand } from '../storage-commands';

// `node storage.mjs move --to s3` and its like in the standalone folder: as `npm run storage:move`.

await runStandalone((withDatabase) => storageCommand(withDatabase));
