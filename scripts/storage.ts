import { runCommand, withDatabase } from './run-command';
import { storageCommand } from './storage/storage-commands';

// `npm run storage:move`, `storage:check`, `storage:prepare` (docs/operating/storage.md).

await runCommand(() => storageCommand(withDatabase));
