import { runStandalone } from '../../run-standalone';
import { migrateCommand } from '../migrate-command';

// `node db-migrate.mjs [--plan | --resolve NAME]` in the standalone folder: as `npm run db:migrate`.

await runStandalone(() => migrateCommand());
