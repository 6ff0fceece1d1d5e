import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Client, escapeIdentifier } from 'pg';
import { pipeline } from 'node:stream/promises';
import { applyMigrations, migrationsFolder, readMigrations } from '@/lib/db/migrate';
import { Failure } from '@/lib/failure';
import { withClient } from '@/lib/db/with-client';
import { hashing } from './backup-files';
import { fillTable, inTransaction, listTables, readTable, type Table } from './copy-tables';
import { DamagedBackup, type BackedUpTable, type Manifest } from './manifest';
import type { Backup } from './open-backup';
import { markRestore } from './unfinished-restore';

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

/** A backup of tables that this version cannot make: of a later one, or with a migration applied by hand. */
export class OtherVersion extends Failure {}

/** @throws OtherVersion when this version does not know a migration, or knows another of that name */
function requireKnown({ migrations }: Manifest): void {
  const known = new Map(readMigrations(migrationsFolder()).map(({ name, checksum }) => [name, checksum]));
  const strange = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (!strange) return;
  throw new OtherVersion(
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

/** Columns that somebody added to a table of the product. */
function addedColumns(product: readonly Table[], { tables }: Manifest): { table: string; column: string }[] {
  return product.flatMap(({ name, columns }) => {
    const copied = tables.find((table) => table.name === name)?.columns ?? [];
    return copied.filter((column) => !columns.includes(column)).map((column) => ({ table: name, column }));
  });
}

/** @throws DamagedBackup when it lacks a table or a column of the product */
function requireWhole(product: readonly Table[], { tables }: Manifest): void {
  const lacking = product.flatMap(({ name, columns }) => {
    const copied = tables.find((table) => table.name === name)?.columns;
    if (!copied) return [name];
    return columns.filter((column) => !copied.includes(column)).map((column) => `${name}.${column}`);
  });
  if (lacking.length === 0) return;
  throw new DamagedBackup(
    `The backup lacks ${lacking.join(', ')}, which the product had then.`,
    'Take an earlier backup.',
  );
}

async function fill(
  client: Client,
  tables: readonly BackedUpTable[],
  { files, manifest }: Backup,
  signal: AbortSignal | undefined,
): Promise<void> {
  const names = tables.map(({ name }) => name);
  await withoutRules(client, names, async () => {
    // Some migrations write rows of their own.
    await client.query(`TRUNCATE ${names.map(escapeIdentifier).join(', ')}`);
    for (const table of tables) {
      const target = fillTable(client, table);
      const copySha256 = await files.read(table.file, target, signal);
      if (copySha256 === table.copySha256 && target.rowCount === table.rows) continue;
      throw new DamagedBackup(`${table.file} does not hold what was written.`, 'Take an earlier backup.');
    }
    for (const { name, value, isCalled } of manifest.sequences) {
      await client.query('SELECT setval(to_regclass($1), $2, $3) WHERE to_regclass($1) IS NOT NULL', [
        escapeIdentifier(name),
        value,
        isCalled,
      ]);
    }
  });
}

/** Compares what the database holds with what the backup says. @throws DamagedBackup naming the table that differs */
async function compare(client: Client, tables: readonly BackedUpTable[]): Promise<void> {
  for (const table of tables) {
    const [rows, content] = [readTable(client, table), hashing()];
    await pipeline(rows, content.stream.resume());
    if (rows.rowCount === table.rows && content.digest() === table.copySha256) continue;
    throw new DamagedBackup(`The restored table ${table.name} differs from the backup.`, 'Take an earlier backup.');
  }
}

/**
 * Loads a backup into an empty database as it was, with the tables of the version that made it, and compares each table. When
 * it fails, no row is stored. Until `endRestore` the product does not start on it.
 *
 * @returns tables and columns that were added to the database by others, which are left out
 * @throws OtherVersion; DamagedBackup when something differs; Failure when the database is not empty
 */
export async function loadBackup(url: string, backup: Backup, signal?: AbortSignal): Promise<string[]> {
  const { manifest } = backup;
  requireKnown(manifest);
  await withClient(url, requireEmpty);
  await migrateTo(url, manifest.migrations);
  return withClient(url, async (client) => {
    const product = await listTables(client);
    requireWhole(product, manifest);
    const isOfProduct = ({ name }: Table): boolean => product.some((table) => table.name === name);
    const tables = manifest.tables.filter(isOfProduct);
    const added = addedColumns(product, manifest);
    // COPY writes every type as text, so a row is whole for the comparison, whatever the type was.
    const change = async (how: (column: string) => string): Promise<void> => {
      for (const { table, column } of added) {
        await client.query(`ALTER TABLE ${escapeIdentifier(table)} ${how(escapeIdentifier(column))}`);
      }
    };
    await inTransaction(client, async () => {
      await change((column) => `ADD COLUMN ${column} text`);
      await fill(client, tables, backup, signal);
      signal?.throwIfAborted();
      await compare(client, tables);
      await change((column) => `DROP COLUMN ${column}`);
      await markRestore(client, manifest);
    });
    // The restored rows are stored by now: nothing must make a failure of it. The server looks at its tables itself, too.
    await client.query('SET statement_timeout = 0; ANALYZE').catch(() => {});
    const foreign = manifest.tables.filter((table) => !isOfProduct(table)).map(({ name }) => name);
    return [...foreign, ...added.map(({ table, column }) => `${table}.${column}`)];
  });
}

/**
 * Restores a backup: loads it, and brings the database to this version.
 *
 * @returns @throws as `loadBackup`
 */
export async function restoreBackup(url: string, backup: Backup, signal?: AbortSignal): Promise<string[]> {
  const leftOut = await loadBackup(url, backup, signal);
  await applyMigrations(url);
  return leftOut;
}
