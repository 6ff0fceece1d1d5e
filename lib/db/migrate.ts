import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { env } from '@/lib/env';
import { defaultLimits } from './connection-settings';
import { createLeaseTable, keepLease, LeaseLostError, requireLease, returnLease, takeLease, type Lease } from './lease';
import { separateLimits } from './pooler';

/** The advisory lock of `prisma migrate deploy` and of earlier versions, so that both wait for each other. */
const prismaLockId = 72_707_369;
const leaseName = 'migrations';
/** Whoever waits asks again and again, because a waiting statement would block `CREATE INDEX CONCURRENTLY`. */
const pollMs = 200;
/** Without limits, because large tables take time; but the locks of a halted process must end. */
const begin = `BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = ${defaultLimits.idleInTransactionMs}`;

/** As created by Prisma's schema engine. */
const createTable = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

/** A migration in the folder. */
interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of the file's bytes in hexadecimal, as Prisma computes it. */
  checksum: string;
}

/** An applied or failed migration that was not rolled back. */
interface MigrationRow {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
  logs: string | null;
}

/** The database cannot be migrated to the state this version needs. */
export class MigrationError extends Error {
  constructor(
    message: string,
    /** The migration that failed; empty when the database itself is the problem. */
    readonly migration: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'MigrationError';
  }
}

/**
 * Applies the pending migrations of `folder` in name order, as `prisma migrate deploy` does, but through `pg`, so that
 * a running server needs no CLI; the result is compatible with Prisma. Concurrent processes wait for each other, behind a
 * pooler too: one holds a lease (docs/decisions/0167).
 *
 * @param connectionString URL of an existing PostgreSQL database
 * @param folder holds one folder per migration, each with a `migration.sql`
 * @returns the names of the migrations applied now
 * @throws MigrationError when one fails, failed earlier, was edited after it was applied, the database is not ours, or newer
 * than this version
 */
export async function applyMigrations(
  connectionString: string,
  folder = migrationsFolder(),
  { acceptsNewer = env().ACCEPT_NEWER_DATABASE } = {},
): Promise<string[]> {
  const migrations = readMigrations(folder);
  const settings = {
    connectionString: separateLimits(connectionString).address,
    application_name: 'migrate',
    connectionTimeoutMillis: defaultLimits.connectMs,
    keepAlive: true,
  };
  const client = new pg.Client(settings);
  // A pool of its own, so that the lease is prolonged during a long statement.
  const leases = new pg.Pool({ ...settings, max: 1 });
  // The next query reports the error.
  client.on('error', () => {});
  leases.on('error', () => {});
  await client.connect();
  try {
    return await applyPending(client, leases, migrations, acceptsNewer);
  } finally {
    await leases.end();
    await client.end();
  }
}

function refuseNewer(rows: MigrationRow[], migrations: Migration[]): void {
  const finished = rows.filter((row) => row.finished_at !== null).map((row) => row.migration_name);
  const newer = findNewer(finished, migrations);
  if (newer.length === 0) return;
  throw new MigrationError(
    `The database is newer than this version, which does not know its migration ${newer.join(', ')}. Start the version ` +
      'that applied it, or one after that. To go back one version, set ACCEPT_NEWER_DATABASE=true (docs/operating/upgrades.md).',
    newer[0] ?? '',
  );
}

/** Checks first: most starts have nothing to apply and need not wait for each other. */
async function applyPending(
  client: pg.Client,
  leases: pg.Pool,
  migrations: Migration[],
  acceptsNewer: boolean,
): Promise<string[]> {
  // A start with nothing to do needs no right to create tables.
  if (!(await hasTables(client))) await inTransaction(client, () => prepareTables(client));
  const applied: string[] = [];
  for (;;) {
    const rows = await readHistory(client);
    if (!acceptsNewer) refuseNewer(rows, migrations);
    const isDone = rows.every((row) => row.finished_at) && findPending(rows, migrations).length === 0;
    if (isDone) return applied;
    const lease = await takeLease(leases, leaseName);
    if (!lease) await delay(pollMs);
    else await applyWithLease({ client, leases, lease }, migrations, applied);
  }
}

interface Holder {
  client: pg.Client;
  leases: pg.Pool;
  lease: Lease;
}

/**
 * Applies the migrations under a lease. Ends early when another process has taken the lease, since that one goes on.
 */
async function applyWithLease(holder: Holder, migrations: Migration[], applied: string[]): Promise<void> {
  const { client, leases, lease } = holder;
  const stop = keepLease(leases, lease, () => {});
  try {
    for (const migration of findPending(await readHistory(client), migrations)) {
      await applyOne(client, lease, migration);
      applied.push(migration.name);
    }
  } catch (error) {
    if (!(error instanceof LeaseLostError)) throw error;
  } finally {
    await stop();
    await returnLease(leases, lease);
  }
}

/** Runs in one transaction, once neither Prisma nor an earlier version of the product applies migrations. */
async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  for (;;) {
    await client.query(begin);
    try {
      const { rows } = await client.query<{ isHeld: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS "isHeld"', [
        prismaLockId,
      ]);
      if (rows[0]?.isHeld) {
        await work();
        await client.query('COMMIT');
        return;
      }
    } catch (error) {
      // On a broken connection this fails as well; the first error tells the cause.
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    }
    await client.query('ROLLBACK');
    await delay(pollMs);
  }
}

async function hasTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isReady: boolean }>(
    `SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AND to_regclass('lease') IS NOT NULL AS "isReady"`,
  );
  return rows[0]?.isReady === true;
}

/** Refuses a database with tables but no migration history, as Prisma does (P3005). */
async function prepareTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ history: string | null; tables: number }>(
    `SELECT to_regclass('"_prisma_migrations"')::text AS history,
            (SELECT count(*)::int FROM pg_tables WHERE schemaname = current_schema()) AS tables`,
  );
  if (rows[0]?.tables && !rows[0].history) {
    throw new MigrationError(
      `The database already holds ${rows[0].tables} tables that are not this product's. Name an empty one.`,
      '',
    );
  }
  if (!rows[0]?.history) await client.query(createTable);
  await client.query(createLeaseTable);
}

/** The folder of the product's migrations. */
export function migrationsFolder(): string {
  return path.join(process.cwd(), 'prisma', 'migrations');
}

/** The migrations in `folder`, in the order of their names. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return names.map((name) => {
    const bytes = readFileSync(path.join(folder, name, 'migration.sql'));
    return { name, sql: bytes.toString('utf8'), checksum: createHash('sha256').update(bytes).digest('hex') };
  });
}

async function readHistory(client: pg.Client): Promise<MigrationRow[]> {
  const { rows } = await client.query<MigrationRow>(
    'SELECT migration_name, checksum, finished_at, logs FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
  );
  return rows;
}

function findPending(rows: MigrationRow[], migrations: Migration[]): Migration[] {
  const failed = rows.find((row) => row.finished_at === null);
  if (failed) {
    throw new MigrationError(
      `Migration ${failed.migration_name} failed earlier${failed.logs ? ` (${failed.logs})` : ''}. Put the database ` +
        `right, then run "npx prisma migrate resolve --rolled-back ${failed.migration_name}" and start again.`,
      failed.migration_name,
    );
  }
  const known = new Map(rows.map((row) => [row.migration_name, row.checksum]));
  const edited = migrations.find((migration) => known.has(migration.name) && !isSame(migration, known));
  if (edited) {
    throw new MigrationError(
      `Migration ${edited.name} was edited after this database got it. Restore the file, and put the change into a ` +
        'new migration.',
      edited.name,
    );
  }
  return migrations.filter((migration) => !known.has(migration.name));
}

function isSame(migration: Migration, known: Map<string, string>): boolean {
  return known.get(migration.name) === migration.checksum;
}

/** Whether a migration runs outside a transaction. */
export function runsAlone(sql: string): boolean {
  return /\bconcurrently\b|\bcommit;/i.test(sql);
}

/**
 * The migrations of a database that come after all of this version. An unknown one from before is none of a newer version: some
 * installation applied it by hand.
 */
export function findNewer(applied: readonly string[], migrations: readonly { name: string }[]): string[] {
  const known = new Set(migrations.map(({ name }) => name));
  const last = migrations.at(-1)?.name ?? '';
  return applied.filter((name) => !known.has(name) && name > last).sort();
}

/**
 * The SQL and its history row share one transaction, so that a killed server leaves nothing behind. PostgreSQL rejects
 * `CONCURRENTLY` and a block's `COMMIT` in a transaction; such a migration is one statement, and recorded before it runs,
 * as Prisma does.
 *
 * @throws LeaseLostError when another process took the lease; nothing is applied then
 */
async function applyOne(client: pg.Client, lease: Lease, migration: Migration): Promise<void> {
  const id = randomUUID();
  const isAlone = runsAlone(migration.sql);
  const insert = () => insertRow(client, id, migration);
  const run = async (): Promise<void> => {
    if (isAlone) await dropUnfinishedIndexes(client, migration);
    else await insert();
    await client.query(migration.sql);
    await client.query('UPDATE "_prisma_migrations" SET finished_at = now(), applied_steps_count = 1 WHERE id = $1', [
      id,
    ]);
    if (!isAlone) await requireLease(client, lease);
  };
  const insertFirst = async (): Promise<void> => {
    await insert();
    await requireLease(client, lease);
  };
  try {
    if (isAlone) await inTransaction(client, insertFirst).then(run);
    else await inTransaction(client, run);
  } catch (error) {
    if (error instanceof LeaseLostError) throw error;
    const words = error instanceof Error ? error.message : String(error);
    if (!isAlone) await insert();
    await client.query('UPDATE "_prisma_migrations" SET logs = $2 WHERE id = $1', [id, words]);
    throw new MigrationError(`Migration ${migration.name} failed: ${words}`, migration.name, { cause: error });
  }
}

/**
 * Drops what a stopped `CREATE INDEX CONCURRENTLY` left: it is no usable index, but `IF NOT EXISTS` would accept it.
 */
async function dropUnfinishedIndexes(client: pg.Client, { sql }: Migration): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(c.relname) AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE NOT i.indisvalid AND c.relnamespace = current_schema()::regnamespace`,
  );
  for (const { name } of rows.filter((row) => sql.includes(row.name))) {
    await client.query(`DROP INDEX CONCURRENTLY ${name}`);
  }
}

async function insertRow(client: pg.Client, id: string, migration: Migration): Promise<void> {
  await client.query('INSERT INTO "_prisma_migrations" (id, checksum, migration_name) VALUES ($1, $2, $3)', [
    id,
    migration.checksum,
    migration.name,
  ]);
}
