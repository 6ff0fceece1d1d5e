import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { defaultLimits } from './connection-settings';

/** The advisory lock of `prisma migrate deploy`, so that both wait for each other. */
const prismaLockId = 72_707_369;

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
 * a running server needs no CLI; the result is compatible with Prisma. Concurrent processes wait for each other.
 *
 * @param connectionString URL of an existing PostgreSQL database
 * @param folder holds one folder per migration, each with a `migration.sql`
 * @returns the names of the migrations applied now
 * @throws MigrationError when one fails, failed earlier, was edited after it was applied, or the database is not ours
 */
export async function applyMigrations(connectionString: string, folder = defaultFolder()): Promise<string[]> {
  const migrations = readMigrations(folder);
  const client = new pg.Client({
    connectionString,
    application_name: 'migrate',
    connectionTimeoutMillis: defaultLimits.connectMs,
    // No statement limits: large tables take time, and other processes wait for the lock.
    keepAlive: true,
  });
  await client.connect();
  try {
    // Released when the connection closes.
    await client.query('SELECT pg_advisory_lock($1)', [prismaLockId]);
    await prepareTable(client);
    const applied: string[] = [];
    for (const migration of await findPending(client, migrations)) {
      await applyOne(client, migration);
      applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/** Refuses a database with tables but no migration history, as Prisma does (P3005). */
async function prepareTable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ history: string | null; tables: number }>(
    `SELECT to_regclass('"_prisma_migrations"')::text AS history,
            (SELECT count(*)::int FROM pg_tables WHERE schemaname = current_schema()) AS tables`,
  );
  if (rows[0]?.history) return;
  if (rows[0]?.tables) {
    throw new MigrationError(
      `The database already holds ${rows[0].tables} tables that are not this product's. Name an empty one.`,
      '',
    );
  }
  await client.query(createTable);
}

function defaultFolder(): string {
  return path.join(process.cwd(), 'prisma', 'migrations');
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return names.map((name) => {
    const bytes = readFileSync(path.join(folder, name, 'migration.sql'));
    return { name, sql: bytes.toString('utf8'), checksum: createHash('sha256').update(bytes).digest('hex') };
  });
}

async function findPending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<MigrationRow>(
    'SELECT migration_name, checksum, finished_at, logs FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
  );
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

/**
 * The SQL and its history row share one transaction, so that a killed server leaves nothing behind. PostgreSQL rejects
 * `CONCURRENTLY` in a transaction; such a migration is recorded before it runs, as Prisma does.
 */
async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  const id = randomUUID();
  const inTransaction = !/\bconcurrently\b/i.test(migration.sql);
  const insertRow = () =>
    client.query('INSERT INTO "_prisma_migrations" (id, checksum, migration_name) VALUES ($1, $2, $3)', [
      id,
      migration.checksum,
      migration.name,
    ]);
  try {
    if (inTransaction) await client.query('BEGIN');
    await insertRow();
    await client.query(migration.sql);
    await client.query('UPDATE "_prisma_migrations" SET finished_at = now(), applied_steps_count = 1 WHERE id = $1', [
      id,
    ]);
    if (inTransaction) await client.query('COMMIT');
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    await client.query('ROLLBACK');
    if (inTransaction) await insertRow();
    await client.query('UPDATE "_prisma_migrations" SET logs = $2 WHERE id = $1', [id, words]);
    throw new MigrationError(`Migration ${migration.name} failed: ${words}`, migration.name, { cause: error });
  }
}
