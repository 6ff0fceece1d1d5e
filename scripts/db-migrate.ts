import { applyMigrations } from '@/lib/db/migrate';
import { acquireDatabase } from './database/embedded';
import { errorText, Failure } from './failure';
import { runCommand } from './run-command';

// `npm run db:migrate`: migrates the database of DATABASE_URL, or the embedded one.

async function migrate(): Promise<void> {
  const database = await acquireDatabase();
  try {
    const applied = await applyMigrations(database.url);
    applied.forEach((name) => console.log(`Applied ${name}`));
    if (applied.length === 0) console.log('The database is up to date.');
  } catch (error) {
    throw new Failure(errorText(error), 'Check the address in DATABASE_URL and what the message names.', {
      cause: error,
    });
  } finally {
    await database.release();
  }
}

await runCommand(migrate);
