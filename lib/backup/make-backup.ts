import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { Failure } from '@/lib/failure';
import { withClient } from '@/lib/db/with-client';
import { BackupFiles } from './backup-files';
import type { BackupTarget } from './backup-target';
import { inSnapshot, listSequences, readTable, type Table } from './copy-tables';
import { isFinished, listBackups } from './list-backups';
import type { BackedUpTable, Manifest } from './manifest';

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

/** CVs whose bytes are in a bucket; none in a database of before there was such a place. */
async function countOutside(client: Client): Promise<number> {
  const { rows: known } = await client.query(
    `SELECT 1 FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = 'cv_file' AND column_name = 'stored_in'`,
  );
  if (known.length === 0) return 0;
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM cv_file WHERE stored_in = 'S3' AND whole_sha256 IS NULL`,
  );
  return rows[0]?.count ?? 0;
}

interface Copying {
  files: BackupFiles;
  /** Told how many bytes were stored. */
  onStored: (bytes: number) => void;
  signal: AbortSignal | undefined;
}

async function copyTables(client: Client, found: readonly Table[], copying: Copying): Promise<BackedUpTable[]> {
  const { files, onStored, signal } = copying;
  const tables: BackedUpTable[] = [];
  for (const table of found) {
    const rows = readTable(client, table);
    const file = files.nameOf(`${table.name}.copy`);
    const { bytes, ...written } = await files.write(file, rows, signal);
    onStored(bytes);
    tables.push({ ...table, rows: rows.rowCount, file, ...written });
  }
  return tables;
}

/** Takes away what a backup left that was killed over a day ago. */
async function removeAbandoned(target: BackupTarget, now: Date): Promise<void> {
  for (const { name, begunAt } of await listBackups(target)) {
    const isOld = now.getTime() - begunAt.getTime() > abandonedAfterMs;
    if (isOld && !(await isFinished(target, name))) await target.remove(name);
  }
}

export interface MadeBackup {
  /** Its folder in the target. */
  name: string;
  manifest: Manifest;
  /** As it is stored, compressed. */
  bytes: number;
  encrypted: boolean;
}

/**
 * Writes a backup of everything the database holds, files and settings included, as of one moment, while the product goes on.
 * Its list is written last: without it a folder is no backup. What was not finished is taken away.
 *
 * @param target gets a folder for this backup
 * @param passphrase null: not encrypted
 * @throws Failure when the target cannot be written, or the database is not the product's
 */
export async function makeBackup(
  url: string,
  target: BackupTarget,
  passphrase: string | null,
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<MadeBackup> {
  const name = nameAt(now);
  await removeAbandoned(target, now);
  if ((await target.list(name)).length > 0) {
    throw new Failure(`${target.place}/${name} exists: another backup is under way.`, 'Wait until it has ended.');
  }
  let bytes = 0;
  const onStored = (more: number): void => void (bytes += more);
  try {
    const files = await BackupFiles.create(target, name, passphrase);
    const manifest = await withClient(url, (client) =>
      inSnapshot(client, async (tables) => ({
        format: 1 as const,
        createdAt: now.toISOString(),
        migrations: await listMigrations(client),
        tables: await copyTables(client, tables, { files, onStored, signal }),
        outside: await countOutside(client),
        sequences: await listSequences(client),
      })),
    );
    await files.write(files.nameOf('manifest.json'), Readable.from([JSON.stringify(manifest, null, 1)]));
    return { name, manifest, bytes, encrypted: passphrase !== null };
  } catch (error) {
    await target.remove(name);
    throw error;
  }
}
