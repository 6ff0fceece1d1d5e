import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { env } from '@/lib/env';
import { logger } from '@/lib/logger';
import {
  applyMigration,
  inTransaction,
  MigrationBusyError,
  MigrationError,
  pollMs,
  runsAlone,
  type Migration,
} from './apply-migration';
import { defaultLimits } from './connection-settings';
import { createLeaseTable, keepLease, LeaseLostError, requireLease, returnLease, takeLease, type Lease } from './lease';
import { separateLimits } from './pooler';

const leaseName = 'migrations';
/** So long others get on with their work before a migration asks for a table again, and so long in all. */
const patience = { pauseMs: 10_000, giveUpMs: 6 * 60 * 60_000 };

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

/** An applied or failed migration that was not rolled back. */
interface MigrationRow {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
  logs: string | null;
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
  { acceptsNewer = env().ACCEPT_NEWER_DATABASE, pauseMs = patience.pauseMs, giveUpMs = patience.giveUpMs } = {},
): Promise<string[]> {
  const migrations = readMigrations(folder);
  return withConnections(connectionString, (connections) =>
    applyPending(connections, migrations, { acceptsNewer, pauseMs, giveUpMs }),
  );
}

/**
 * Marks a failed migration as rolled back, as `prisma migrate resolve --rolled-back` does, so that the next start begins it anew.
 *
 * @throws MigrationError when no migration of that name failed
 */
export function resolveMigration(connectionString: string, name: string): Promise<void> {
  return withConnections(connectionString, async ({ client, leases }) => {
    const isKnown = (await hasTables(client)) && (await readHistory(client)).some((row) => isFailed(row, name));
    if (!isKnown) throw new MigrationError(`No migration ${name} failed on this database.`, name);
    // Whoever migrates now may be at it.
    let lease = await takeLease(leases, leaseName);
    for (; !lease; lease = await takeLease(leases, leaseName)) await delay(pollMs);
    await inTransaction(client, () => rollBackRows(client, [name]));
    await returnLease(leases, lease);
  });
}

interface Connections {
  client: pg.Client;
  /** One of its own, so that the lease is prolonged during a long statement. */
  leases: pg.Pool;
}

async function withConnections<T>(
  connectionString: string,
  work: (connections: Connections) => Promise<T>,
): Promise<T> {
  const settings = {
    connectionString: separateLimits(connectionString).address,
    application_name: 'migrate',
    connectionTimeoutMillis: defaultLimits.connectMs,
    keepAlive: true,
  };
  const client = new pg.Client(settings);
  const leases = new pg.Pool({ ...settings, max: 1 });
  // The next query reports the error.
  client.on('error', () => {});
  leases.on('error', () => {});
  await client.connect();
  try {
    return await work({ client, leases });
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
  { client, leases }: Connections,
  migrations: Migration[],
  { acceptsNewer, pauseMs, giveUpMs }: { acceptsNewer: boolean; pauseMs: number; giveUpMs: number },
): Promise<string[]> {
  const begunAt = Date.now();
  // A start with nothing to do needs no right to create tables.
  if (!(await hasTables(client))) await inTransaction(client, () => prepareTables(client));
  const applied: string[] = [];
  for (;;) {
    const rows = await readHistory(client);
    if (!acceptsNewer) refuseNewer(rows, migrations);
    const isDone = rows.every((row) => row.finished_at) && findPending(rows, migrations).length === 0;
    if (isDone) return applied;
    const lease = await takeLease(leases, leaseName);
    if (!lease) {
      await delay(pollMs);
      continue;
    }
    try {
      await applyWithLease({ client, leases, lease }, migrations, applied);
    } catch (error) {
      if (!(error instanceof MigrationBusyError)) throw error;
      await tellWhoHolds(client, error, Date.now() - begunAt > giveUpMs);
      await delay(pauseMs);
    }
  }
}

/** Names the oldest transaction beside: most likely it holds the table. @throws MigrationError when it `isTooLate` */
async function tellWhoHolds(client: pg.Client, error: MigrationBusyError, isTooLate: boolean): Promise<void> {
  const { migration } = error;
  const { rows } = await client.query<{ pid: number; program: string; seconds: number }>(
    `SELECT pid, application_name AS program, extract(epoch FROM now() - xact_start)::int AS seconds FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL ORDER BY xact_start LIMIT 1`,
  );
  const [oldest] = rows;
  if (!isTooLate) {
    const text = 'a migration waits for a table that others hold, such as a backup; it is begun anew in a moment';
    logger.warn({ migration, oldest }, text);
    return;
  }
  const whose = oldest ? ` The oldest transaction is of process ${oldest.pid} of PostgreSQL (${oldest.program}).` : '';
  throw new MigrationError(
    `Migration ${migration} has waited for hours for a table that others hold.${whose} Nothing of the migration was kept. Start ` +
      'again when they have ended.',
    migration,
    { cause: error },
  );
}

interface Holder extends Connections {
  lease: Lease;
}

/**
 * Applies the migrations under a lease. Ends early when another process has taken the lease, since that one goes on.
 */
async function applyWithLease(holder: Holder, migrations: Migration[], applied: string[]): Promise<void> {
  const { client, leases, lease } = holder;
  const stop = keepLease(leases, lease, () => {});
  try {
    await releaseStopped(holder, migrations);
    for (const migration of findPending(await readHistory(client), migrations)) {
      await applyMigration(client, lease, migration);
      applied.push(migration.name);
    }
  } catch (error) {
    if (!(error instanceof LeaseLostError)) throw error;
  } finally {
    await stop();
    await returnLease(leases, lease);
  }
}

/** What a process began outside a transaction that was stopped at it, is begun anew: whoever holds the lease is the only one at it. */
async function releaseStopped({ client, lease }: Holder, migrations: Migration[]): Promise<void> {
  const alone = new Set(migrations.filter(({ sql }) => runsAlone(sql)).map(({ name }) => name));
  const isStopped = (row: MigrationRow) => !row.finished_at && row.logs === null && alone.has(row.migration_name);
  if (!(await readHistory(client)).some(isStopped)) return;
  await inTransaction(client, async () => {
    // Until now Prisma may have been at it.
    const rows = await readHistory(client);
    await rollBackRows(
      client,
      rows.filter(isStopped).map((row) => row.migration_name),
    );
    await requireLease(client, lease);
  });
}

const isFailed = (row: MigrationRow, name: string): boolean => row.migration_name === name && !row.finished_at;

async function rollBackRows(client: pg.Client, names: string[]): Promise<void> {
  await client.query(
    `UPDATE "_prisma_migrations" SET rolled_back_at = now()
     WHERE migration_name = ANY($1) AND finished_at IS NULL AND rolled_back_at IS NULL`,
    [names],
  );
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
        `right, then run "npm run db:migrate -- --resolve ${failed.migration_name}", in the image "node db-migrate.mjs ` +
        `--resolve ${failed.migration_name}", and start again.`,
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

/**
 * The migrations of a database that come after all of this version. An unknown one from before is none of a newer version: some
 * installation applied it by hand.
 */
export function findNewer(applied: readonly string[], migrations: readonly { name: string }[]): string[] {
  const known = new Set(migrations.map(({ name }) => name));
  const last = migrations.at(-1)?.name ?? '';
  return applied.filter((name) => !known.has(name) && name > last).sort();
}
