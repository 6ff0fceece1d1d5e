import { migrateCommand } from './database/migrate-command';
import { runCommand } from './run-command';

// `npm run db:migrate [-- --plan | --resolve NAME]`: migrates the database of DATABASE_URL, or the embedded one.

await runCommand(() => migrateCommand());
