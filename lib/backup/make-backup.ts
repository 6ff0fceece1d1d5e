import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { Failure } from '@/lib/failure';
import { withClient } from '@/lib/db/with-client';
import { BackupFiles } from './backup-files';
import type { BackupTarget } from './backup-target';
import { backUpCvs, listBucketCvs } from './bucket-cvs/back-up-cvs';
import { inSnapshot, listSequences, readTable, type Table } from './copy-tables';
import { findInstallation } from './installation';
import { backupNameAt, isFinished, listBackups, ownerFile } from './list-backups';
import type { BackedUpTable, Manifest } from './manifest';

const abandonedAfterMs = 24 * 60 * 60 * 1000;

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
 * Writes a backup of everything the database holds, files and settings included, as of one moment, and of the CVs that are in a
 * bucket, while the product goes on. Its list is written last: without it a folder is no backup. What was not finished is taken away.
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
  const name = backupNameAt(now);
  await removeAbandoned(target, now);
  if ((await target.list(name)).length > 0) {
    throw new Failure(`${target.place}/${name} exists: another backup is under way.`, 'Wait until it has ended.');
  }
  let bytes = 0;
  const onStored = (more: number): void => void (bytes += more);
  try {
    const files = await BackupFiles.create(target, name, passphrase);
    const copying = { files, onStored, signal };
    const installation = (await withClient(url, findInstallation)) ?? undefined;
    if (installation) await target.write(`${name}/${ownerFile(installation)}`, Readable.from(['']));
    const { inBucket, ...rows } = await withClient(url, (client) =>
      inSnapshot(client, async (tables) => ({
        migrations: await listMigrations(client),
        tables: await copyTables(client, tables, copying),
        sequences: await listSequences(client),
        inBucket: await listBucketCvs(client),
      })),
    );
    // Hours may pass, in which the database is to clean up: no snapshot stands in the way.
    const { cvs, lost } = await backUpCvs(url, inBucket, copying);
    const manifest: Manifest = {
      format: cvs.length > 0 ? 2 : 1,
      createdAt: now.toISOString(),
      ...(installation ? { installation } : {}),
      ...rows,
      cvs,
      lost,
    };
    await files.write(files.nameOf('manifest.json'), Readable.from([JSON.stringify(manifest, null, 1)]));
    return { name, manifest, bytes, encrypted: passphrase !== null };
  } catch (error) {
    // It has no list, so it is no backup even if it stays.
    await target.remove(name).catch(() => {});
    throw error;
  }
}
