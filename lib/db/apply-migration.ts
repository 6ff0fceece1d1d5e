import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { errorCode } from '@/lib/failure';
import { defaultLimits } from './connection-settings';
import { isConnectionFailure } from './is-connection-failure';
import { LeaseLostError, requireLease, type Lease } from './lease';

/** The advisory lock of `prisma migrate deploy` and of earlier versions, so that both wait for each other. */
const prismaLockId = 72_707_369;
/** Whoever waits asks again and again, because a waiting statement would block `CREATE INDEX CONCURRENTLY`. */
export const pollMs = 200;
/** Behind a statement that waits for a table every other one waits, too: so long people wait with it. */
const lockMs = 2_000;

/** A migration in the folder. */
export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of the file's bytes in hexadecimal, as Prisma computes it. */
  checksum: string;
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

/** Others hold what the migration needs. Nothing of it was kept; it may be begun anew in a moment. */
export class MigrationBusyError extends Error {
  constructor(
    readonly migration: string,
    options: ErrorOptions,
  ) {
    super(`Migration ${migration} waits for others.`, options);
    this.name = 'MigrationBusyError';
  }
}

/** SQLSTATEs: lock not available, deadlock, serialization failure. */
const busy = ['55P03', '40P01', '40001'];
/** No room or memory left, cancelled by hand or by a limit, read-only after a failover: somebody mends it, and it goes on. */
const passing = /^(?:53...|57014|25006)$/;

/** Whether a migration runs outside a transaction. */
export function runsAlone(sql: string): boolean {
  return /\bconcurrently\b|\bcommit;/i.test(sql);
}

/** Statements have no limit, because large tables take time; but the locks of a halted process must end. */
const begin = `BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = ${lockMs};
  SET LOCAL idle_in_transaction_session_timeout = ${defaultLimits.idleInTransactionMs}`;

/** Runs in one transaction, once neither Prisma nor an earlier version of the product applies migrations. */
export async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
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

/**
 * The SQL and its history row share one transaction, so that a killed server leaves nothing behind. PostgreSQL rejects
 * `CONCURRENTLY` and a block's `COMMIT` in a transaction; such a migration is one statement, and recorded before it runs,
 * as Prisma does: a row without `finished_at` and `logs` is of a process that was stopped, and is begun anew. Only what fails
 * by itself is recorded as failed.
 *
 * @throws LeaseLostError when another process took the lease; nothing is applied then
 * @throws MigrationBusyError when others hold what it needs; MigrationError when it failed; an error of the connection as it is
 */
export async function applyMigration(client: pg.Client, lease: Lease, migration: Migration): Promise<void> {
  const id = randomUUID();
  const isAlone = runsAlone(migration.sql);
  try {
    if (isAlone) await applyAlone(client, lease, id, migration);
    else await applyInTransaction(client, lease, id, migration);
  } catch (error) {
    if (error instanceof LeaseLostError) throw error;
    const words = error instanceof Error ? error.message : String(error);
    const { name } = migration;
    const code = errorCode(error) ?? '';
    if (busy.includes(code)) throw new MigrationBusyError(name, { cause: error });
    if (passing.test(code)) {
      const text = `Migration ${name} could not be applied now: ${words}. It is begun anew at the next start.`;
      throw new MigrationError(text, name, { cause: error });
    }
    if (isConnectionFailure(error)) throw error;
    if (isAlone) await client.query('UPDATE "_prisma_migrations" SET logs = $2 WHERE id = $1', [id, words]);
    else await insertRow(client, id, migration, words);
    throw new MigrationError(`Migration ${name} failed: ${words}`, name, { cause: error });
  }
}

function applyInTransaction(client: pg.Client, lease: Lease, id: string, migration: Migration): Promise<void> {
  return inTransaction(client, async () => {
    await insertRow(client, id, migration);
    await client.query(migration.sql);
    await finishRow(client, id);
    await requireLease(client, lease);
  });
}

async function applyAlone(client: pg.Client, lease: Lease, id: string, migration: Migration): Promise<void> {
  await inTransaction(client, async () => {
    await insertRow(client, id, migration);
    await requireLease(client, lease);
  });
  await waitForStopped(client, migration);
  await dropUnfinishedIndexes(client, migration);
  await client.query(migration.sql);
  await finishRow(client, id);
}

/** PostgreSQL may still be at the statement of a process that is gone. */
async function waitForStopped(client: pg.Client, { sql }: Migration): Promise<void> {
  const isRunning = async (): Promise<boolean> => {
    const { rows } = await client.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'active'
         AND left(query, 200) = left($1, 200)`,
      [sql],
    );
    return rows.length > 0;
  };
  while (await isRunning()) await delay(pollMs);
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

async function insertRow(client: pg.Client, id: string, migration: Migration, logs?: string): Promise<void> {
  await client.query('INSERT INTO "_prisma_migrations" (id, checksum, migration_name, logs) VALUES ($1, $2, $3, $4)', [
    id,
    migration.checksum,
    migration.name,
    logs,
  ]);
}

async function finishRow(client: pg.Client, id: string): Promise<void> {
  await client.query('UPDATE "_prisma_migrations" SET finished_at = now(), applied_steps_count = 1 WHERE id = $1', [
    id,
  ]);
}
