import pg from 'pg';
import { defaultLimits } from './connection-settings';
import { findNewer, migrationsFolder, readMigrations, runsAlone } from './migrate';
import { separateLimits } from './pooler';

export interface MigrationPlan {
  /** In the order in which they will be applied. */
  pending: {
    name: string;
    /** It runs outside a transaction and beside other work: an index built `CONCURRENTLY`, or work in parts. */
    alone: boolean;
    /** The existing tables that it changes, with about how many rows they have. */
    rows: { table: string; count: number }[];
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
  await client.connect();
  try {
    const migrations = readMigrations(folder);
    const known = await readApplied(client);
    const pending = migrations.filter(({ name }) => !known.has(name));
    const sizes = await readSizes(client);
    return {
      pending: pending.map(({ name, sql }) => ({ name, alone: runsAlone(sql), rows: tablesOf(sql, sizes) })),
      newer: findNewer([...known], migrations),
    };
  } finally {
    await client.end();
  }
}

async function readApplied(client: pg.Client): Promise<Set<string>> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS there`,
  );
  if (!tables[0]?.there) return new Set();
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  return new Set(rows.map(({ name }) => name));
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
