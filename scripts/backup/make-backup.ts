import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { explainFileError, Failure } from '../failure';
import { withClient } from '../database/with-client';
import { BackupFiles } from './backup-files';
import { inSnapshot, listSequences, listTables, readTable } from './copy-tables';
import type { BackedUpTable, Manifest } from './manifest';

/** A backup's folder: when it was begun, in UTC. */
export const backupName = /^backup-\d{8}T\d{6}Z$/;

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

async function copyTables(client: Client, files: BackupFiles): Promise<BackedUpTable[]> {
  const tables: BackedUpTable[] = [];
  for (const table of await listTables(client)) {
    const rows = readTable(client, table);
    const file = files.nameOf(`${table.name}.copy`);
    const written = await files.write(file, rows);
    tables.push({ ...table, rows: rows.rowCount, file, ...written });
  }
  return tables;
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
  const draft = `${place}.unfinished`;
  try {
    await mkdir(folder, { recursive: true });
    await mkdir(draft, { mode: 0o700 });
    const files = await BackupFiles.create(draft, passphrase);
    const manifest = await withClient(url, (client) =>
      inSnapshot(client, async () => ({
        format: 1 as const,
        createdAt: now.toISOString(),
        migrations: await listMigrations(client),
        tables: await copyTables(client, files),
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
