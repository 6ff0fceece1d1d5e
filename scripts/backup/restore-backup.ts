import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Client, escapeIdentifier } from 'pg';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { applyMigrations, migrationsFolder, readMigrations } from '@/lib/db/migrate';
import { Failure } from '../failure';
import { withClient } from '../database/with-client';
import { hashing } from './backup-files';
import { fillTable, inTransaction, listTables, readTable } from './copy-tables';
import type { Manifest } from './manifest';
import type { Backup } from './open-backup';

async function requireEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ tables: number }>(
    'SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = current_schema()',
  );
  const tables = rows[0]?.tables ?? 0;
  if (tables === 0) return;
  throw new Failure(
    `The database holds ${tables} tables. A backup is restored into an empty database only.`,
    'Create a new database and name it in DATABASE_URL. For the embedded database, move the folder .data away first, but leave .data/secrets.json.',
  );
}

/** @throws Failure when this version does not know a migration, or knows another of that name */
function requireKnown({ migrations }: Manifest): void {
  const known = new Map(readMigrations(migrationsFolder()).map(({ name, checksum }) => [name, checksum]));
  const strange = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (!strange) return;
  throw new Failure(
    `The backup was made by another version: this one does not know its migration ${strange.name}.`,
    'Restore with the version that made the backup, or a later one.',
  );
}

/** Gives an empty database the tables of a version that knew these migrations. */
export async function migrateTo(url: string, migrations: readonly { name: string }[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  try {
    for (const { name } of migrations) {
      await cp(path.join(migrationsFolder(), name), path.join(folder, name), { recursive: true });
    }
    await applyMigrations(url, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Tables refer to each other in circles, and triggers would compute anew, or refuse, what was stored. */
async function withoutRules(client: Client, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  const each = async (statement: (table: string) => string) => {
    for (const table of tables) await client.query(statement(escapeIdentifier(table)));
  };
  await each((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER`);
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  await work();
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
  await each((table) => `ALTER TABLE ${table} ENABLE TRIGGER USER`);
}

async function fill(client: Client, { files, manifest }: Backup): Promise<void> {
  const tables = await listTables(client);
  const names = tables.map(({ name }) => name);
  if (
    !isDeepStrictEqual(
      tables,
      manifest.tables.map(({ name, columns }) => ({ name, columns })),
    )
  ) {
    const remedy = "Take what is not the product's out of its database, and make a new backup.";
    throw new Failure('The backup has other tables or columns than the product had then.', remedy);
  }
  await withoutRules(client, names, async () => {
    // Some migrations write rows of their own.
    await client.query(`TRUNCATE ${names.map(escapeIdentifier).join(', ')}`);
    for (const table of manifest.tables) {
      const target = fillTable(client, table);
      const copySha256 = await files.read(table.file, target);
      if (copySha256 === table.copySha256 && target.rowCount === table.rows) continue;
      throw new Failure(`${table.file} does not hold what was written.`, 'Take an earlier backup.');
    }
    for (const { name, value, isCalled } of manifest.sequences) {
      await client.query('SELECT setval($1::regclass, $2, $3)', [escapeIdentifier(name), value, isCalled]);
    }
  });
}

/** Compares what the database holds with what the backup says. @throws Failure naming the table that differs */
async function compare(client: Client, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const [rows, content] = [readTable(client, table), hashing()];
    await pipeline(rows, content.stream.resume());
    if (rows.rowCount === table.rows && content.digest() === table.copySha256) continue;
    throw new Failure(`The restored table ${table.name} differs from the backup.`, 'Take an earlier backup.');
  }
}

/**
 * Restores a backup into an empty database, compares each table with the backup, and brings it to this version. When it fails
 * before that last step, no row is stored.
 *
 * @throws Failure when the database is not empty, the backup is of a later version, or something differs
 */
export async function restoreBackup(url: string, backup: Backup): Promise<void> {
  requireKnown(backup.manifest);
  await withClient(url, requireEmpty);
  await migrateTo(url, backup.manifest.migrations);
  await withClient(url, async (client) => {
    await inTransaction(client, async () => {
      await fill(client, backup);
      await compare(client, backup.manifest);
    });
    await client.query('ANALYZE');
  });
  await applyMigrations(url);
}
