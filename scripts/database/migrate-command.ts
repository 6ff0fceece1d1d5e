import { parseArgs } from 'node:util';
import { applyMigrations, resolveMigration } from '@/lib/db/migrate';
import { planMigrations, type MigrationPlan } from '@/lib/db/plan-migrations';
import { errorText, Failure } from '../../lib/failure';
import { acquireDatabase } from './embedded';

function describeUnfinished(name: string, alone: boolean, unfinished?: string): string {
  if (unfinished === undefined) return '';
  if (alone && unfinished === '') return '; was begun, and is begun anew unless a process is at it';
  return `; FAILED EARLIER${unfinished ? ` (${unfinished})` : ''}, blocks all until the database is right and --resolve ${name} was run`;
}

function describePlan({ pending, newer }: MigrationPlan): string[] {
  const steps = pending.map(({ name, alone, rows, unfinished }) => {
    const how = alone ? 'outside a transaction, beside other work' : 'in one transaction';
    const tables = rows.map(({ table, count }) => `${table} (about ${count} rows)`).join(', ');
    return `  ${name}: ${how}${tables ? `; touches ${tables}` : ''}${describeUnfinished(name, alone, unfinished)}`;
  });
  if (newer.length > 0) {
    return [`The database is newer than this version, which does not know ${newer.join(', ')}.`, ...steps];
  }
  if (steps.length === 0) return ['The database is up to date.'];
  return [`${steps.length} to be applied, in this order:`, ...steps];
}

/**
 * `npm run db:migrate [-- --plan | --resolve NAME]`: migrates the database of DATABASE_URL, or the embedded one; with `--plan` it
 * only says what that would do; with `--resolve` a migration that failed is begun anew by the next start.
 *
 * @throws Failure that says what to do
 */
export async function migrateCommand(args = process.argv.slice(2)): Promise<void> {
  const { values } = parseArgs({ args, options: { plan: { type: 'boolean' }, resolve: { type: 'string' } } });
  const database = await acquireDatabase();
  try {
    if (values.plan) {
      for (const line of describePlan(await planMigrations(database.url))) console.log(line);
      return;
    }
    if (values.resolve !== undefined) {
      await resolveMigration(database.url, values.resolve);
      console.log(`${values.resolve} counts as rolled back: the next start, or this command alone, begins it anew.`);
      return;
    }
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
