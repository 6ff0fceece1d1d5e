import pg from 'pg';
import { runsAlone } from './apply-migration';
import { defaultLimits } from './connection-settings';
import { findNewer, migrationsFolder, readMigrations } from './migrate';
import { separateLimits } from './pooler';

export interface MigrationPlan {
  /** In the order in which they will be applied. */
  pending: {
    name: string;
    /** It runs outside a transaction and beside other work: an index built `CONCURRENTLY`, or work in parts. */
    alone: boolean;
    /** The existing tables that it changes, with about how many rows they have. */
    rows: { table: string; count: number }[];
    /** It was begun and not finished: why it failed; empty when its process was stopped, or is at it. */
    unfinished?: string;
  }[];
  /** Migrations of the database that this version does not know. */
  newer: string[];
}

/** Tables that statements of a migration change; those that it creates are not there yet. */
const changed =
  /\b(?:alter table(?: if exists)?|update|delete from|insert into|on)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)"?/gi;

/**
 * What `applyMigrations` would do. Changes nothing.
 *
 * @param connectionString URL of an existing PostgreSQL database; may be empty
 * @throws Error when the database cannot be reached
 */
export async function planMigrations(connectionString: string, folder = migrationsFolder()): Promise<MigrationPlan> {
  const { address } = separateLimits(connectionString);
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: defaultLimits.connectMs });
  // A query fails with the reason when the connection is lost.
  client.on('error', () => {});
  await client.connect();
  try {
    const migrations = readMigrations(folder);
    const { known, unfinished } = await readHistory(client);
    const pending = migrations.filter(({ name }) => !known.has(name));
    const sizes = await readSizes(client);
    return {
      pending: pending.map(({ name, sql }) => ({
        name,
        alone: runsAlone(sql),
        rows: tablesOf(sql, sizes),
        unfinished: unfinished.get(name),
      })),
      newer: findNewer([...known], migrations),
    };
  } finally {
    await client.end();
  }
}

interface History {
  /** Names of the applied migrations. */
  known: Set<string>;
  /** Names of those that were begun, with why they failed. */
  unfinished: Map<string, string>;
}

async function readHistory(client: pg.Client): Promise<History> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS there`,
  );
  if (!tables[0]?.there) return { known: new Set(), unfinished: new Map() };
  const { rows } = await client.query<{ name: string; done: boolean; logs: string }>(
    `SELECT migration_name AS name, finished_at IS NOT NULL AS done, coalesce(logs, '') AS logs
     FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`,
  );
  return {
    known: new Set(rows.filter(({ done }) => done).map(({ name }) => name)),
    unfinished: new Map(rows.filter(({ done }) => !done).map(({ name, logs }) => [name, logs])),
  };
}

/** About how many rows each table has, as PostgreSQL's statistics say. */
async function readSizes(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ table: string; count: number }>(
    `SELECT relname AS table, greatest(reltuples, 0)::float8 AS count FROM pg_class
     WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace`,
  );
  return new Map(rows.map(({ table, count }) => [table, count]));
}

function tablesOf(sql: string, sizes: Map<string, number>): { table: string; count: number }[] {
  const words = sql.replace(/--[^\n]*/g, '');
  const names = new Set([...words.matchAll(changed)].map(([, name = '']) => name.toLowerCase()));
  return [...names].flatMap((table) => {
    const count = sizes.get(table);
    return count === undefined ? [] : [{ table, count }];
  });
}
