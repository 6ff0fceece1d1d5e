import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { applyMigrations } from '@/lib/db/migrate';
import { withClient } from '../lib/db/with-client';

const databasePrefix = 'test_run_';
const templatePrefix = 'test_template_';
/** Older databases belong to a run that was killed. */
const abandonedAfterMs = 2 * 60 * 60 * 1000;
const templateLock = 84_510_021;

/** Changes with any migration. */
function hashMigrations(migrationsFolder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.sql'),
  );
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(migrationsFolder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** The address of database `name` on the server of `serverUrl`. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function databaseExists(client: pg.Client, name: string): Promise<boolean> {
  const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  return found.rowCount === 1;
}

/**
 * Builds the template that test databases are copied from: `prisma/migrations` on an empty database. It is reused until
 * a migration changes.
 *
 * @param folder that of a project, whose migrations are meant
 * @returns the template's name
 * @throws MigrationError naming the migration that failed
 */
export async function buildTemplate(serverUrl: string, folder = process.cwd()): Promise<string> {
  const migrationsFolder = path.join(folder, 'prisma/migrations');
  const name = templatePrefix + hashMigrations(migrationsFolder);
  await withClient(serverUrl, async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [templateLock]);
    if (await databaseExists(admin, name)) return;
    const building = `${name}_building`;
    await admin.query(`DROP DATABASE IF EXISTS ${building} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${building}`);
    await applyMigrations(databaseUrl(serverUrl, building), migrationsFolder);
    await admin.query(`ALTER DATABASE ${building} RENAME TO ${name}`);
  });
  return name;
}

/**
 * Creates a database as the template is: empty and migrated.
 *
 * @param strategy the second is quicker where the template is large
 * @returns its name; `databaseUrl` gives the address
 */
export async function createTestDatabase(
  serverUrl: string,
  template: string,
  strategy: 'WAL_LOG' | 'FILE_COPY' = 'WAL_LOG',
): Promise<string> {
  const name = `${databasePrefix}${Date.now()}_${randomBytes(4).toString('hex')}`;
  await withClient(serverUrl, async (admin) => {
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY ${strategy}`);
    // A commit that waits for the disk takes thirty times as long; nobody needs these rows after a power failure.
    await admin.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  });
  return name;
}

/** Drops a database that `createTestDatabase` made, closing its connections. */
export async function dropTestDatabase(serverUrl: string, name: string): Promise<void> {
  await withClient(serverUrl, (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
}

/** Drops test databases that killed runs left behind. */
export async function dropAbandonedDatabases(serverUrl: string): Promise<void> {
  await withClient(serverUrl, async (admin) => {
    const found = await admin.query<{ datname: string }>('SELECT datname FROM pg_database WHERE datname LIKE $1', [
      `${databasePrefix}%`,
    ]);
    for (const { datname } of found.rows) {
      const createdAt = Number(datname.slice(databasePrefix.length).split('_')[0]);
      if (Date.now() - createdAt < abandonedAfterMs) continue;
      await admin.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
    }
  });
}
