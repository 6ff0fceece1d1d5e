import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { errorCode, explainFileError, Failure } from '../failure';
import { withClient } from '../database/with-client';
import { BackupFiles } from './backup-files';
import { inSnapshot, listSequences, readTable, type Table } from './copy-tables';
import type { BackedUpTable, Manifest } from './manifest';

/** A backup's folder: when it was begun, in UTC. */
export const backupName = /^backup-\d{8}T\d{6}Z$/;
const unfinished = '.unfinished';
const abandonedAfterMs = 24 * 60 * 60 * 1000;

function nameAt(date: Date): string {
  return `backup-${date.toISOString().replace(/[-:]|\.\d+/g, '')}`;
}

async function listMigrations(client: Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<{ table: string | null }>(
    `SELECT to_regclass('"_prisma_migrations"')::text AS table`,
  );
  if (!rows[0]?.table) throw new Failure('The database holds nothing of this product.', 'Check DATABASE_URL.');
  const applied = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM "_prisma_migrations"
      WHERE rolled_back_at IS NULL AND finished_at IS NOT NULL ORDER BY migration_name COLLATE "C"`,
  );
  return applied.rows;
}

async function copyTables(client: Client, files: BackupFiles, found: readonly Table[]): Promise<BackedUpTable[]> {
  const tables: BackedUpTable[] = [];
  for (const table of found) {
    const rows = readTable(client, table);
    const file = files.nameOf(`${table.name}.copy`);
    const written = await files.write(file, rows);
    tables.push({ ...table, rows: rows.rowCount, file, ...written });
  }
  return tables;
}

/** @throws Failure when they cannot be made, or another backup was begun in the same second */
async function makeFolders(folder: string, draft: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await removeAbandoned(folder);
    await mkdir(draft, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw explainFileError(error, folder);
    throw new Failure(`${draft} exists: another backup is under way.`, 'Wait until it has ended.', { cause: error });
  }
}

/** Takes away what a backup left that was killed over a day ago. */
async function removeAbandoned(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter(
    (name) => name.endsWith(unfinished) && backupName.test(path.parse(name).name),
  );
  for (const name of names) {
    const place = path.join(folder, name);
    if (Date.now() - (await stat(place)).mtimeMs > abandonedAfterMs) await rm(place, { recursive: true, force: true });
  }
}

/**
 * Writes a backup of everything the database holds, files and settings included, as of one moment, while the product goes on.
 * A backup that was not finished has another name, and is taken away.
 *
 * @param folder gets a folder of its own for this backup
 * @param passphrase null: not encrypted
 * @returns the backup's folder and what it holds
 * @throws Failure when the folder cannot be written, or the database is not the product's
 */
export async function makeBackup(
  url: string,
  folder: string,
  passphrase: string | null,
  now = new Date(),
): Promise<{ place: string; manifest: Manifest }> {
  const place = path.join(folder, nameAt(now));
  const draft = place + unfinished;
  await makeFolders(folder, draft);
  try {
    const files = await BackupFiles.create(draft, passphrase);
    const manifest = await withClient(url, (client) =>
      inSnapshot(client, async (tables) => ({
        format: 1 as const,
        createdAt: now.toISOString(),
        migrations: await listMigrations(client),
        tables: await copyTables(client, files, tables),
        sequences: await listSequences(client),
      })),
    );
    await files.write(files.nameOf('manifest.json'), Readable.from(JSON.stringify(manifest, null, 1)));
    await rename(draft, place);
    return { place, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw explainFileError(error, folder);
  }
}
