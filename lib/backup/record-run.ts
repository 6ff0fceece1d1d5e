import { randomUUID } from 'node:crypto';
import type { BackupFailure, BackupOrigin } from '@/lib/db/generated/enums';
import { isConnectionFailure } from '@/lib/db/is-connection-failure';
import { query } from '@/lib/db/with-client';
import { errorCode } from '@/lib/failure';
import { StoreFailure } from '@/lib/storage/explain-store-error';
import { PlaceFailure } from './backup-target';
import { UselessBackup, type makeCheckedBackup } from './make-checked-backup';
import { PassphraseFailure } from './passphrase';

const ofThePlace = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EIO', 'ESTALE', 'EEXIST'];
const full = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const ofTheDatabase = /^(?:\d[0-9A-Z]{4}|[A-Z]\d[0-9A-Z]{3}|XX\d{3}|ECONN\w+|EPIPE|ETIMEDOUT)$/;

/** Why there is no backup, as Administration says it. */
export function failureOf(error: unknown): BackupFailure {
  if (error instanceof PassphraseFailure) return 'PASSPHRASE';
  if (error instanceof UselessBackup) return 'DIFFERS';
  for (let at = error; typeof at === 'object' && at !== null; at = 'cause' in at ? at.cause : null) {
    if ('name' in at && at.name === 'AbortError') return 'INTERRUPTED';
    if (at instanceof PlaceFailure) return at.isFull ? 'FULL' : 'PLACE';
    if (at instanceof StoreFailure) return 'STORE';
    const code = errorCode(at) ?? '';
    if (full.includes(code)) return 'FULL';
    if (ofThePlace.includes(code)) return 'PLACE';
    if (ofTheDatabase.test(code) || isConnectionFailure(at)) return 'DATABASE';
  }
  return 'OTHER';
}

type Made = Awaited<ReturnType<typeof makeCheckedBackup>>;

/**
 * Notes a backup in the database that it is of, from its beginning to how it ended.
 *
 * @throws what `make` throws, once that is noted
 */
export async function recordRun(url: string, origin: BackupOrigin, make: () => Promise<Made>): Promise<Made> {
  const id = randomUUID();
  await query(url, `INSERT INTO backup_run (id, origin) VALUES ($1, $2::"BackupOrigin")`, [id, origin]);
  try {
    const made = await make();
    await query(
      url,
      `UPDATE backup_run SET state = 'GOOD', ended_at = now(), name = $2, bytes = $3, proof = $4::"BackupProof", encrypted = $5,
          lost = $6
        WHERE id = $1`,
      [id, made.name, made.bytes, made.proof, made.encrypted, made.manifest.lost.length],
    );
    return made;
  } catch (error) {
    const failed = `UPDATE backup_run SET state = 'FAILED', ended_at = now(), failure = $2::"BackupFailure" WHERE id = $1`;
    // Without the database it stays open, and the next run says of it that it was interrupted.
    await query(url, failed, [id, failureOf(error)]).catch(() => {});
    throw error;
  }
}

/**
 * Whether a backup can be noted: not in a database of before its table, of which one is made before an upgrade, nor by a role that
 * may only read.
 */
export async function mayRecord(url: string): Promise<boolean> {
  const [row] = await query<{ may: boolean | null }>(
    url,
    `SELECT has_table_privilege(to_regclass('backup_run'), 'INSERT, UPDATE')
        AND has_table_privilege(to_regclass('lease'), 'INSERT, UPDATE')
        AND current_setting('transaction_read_only') = 'off' AS may`,
  );
  return row?.may === true;
}

/** What was open belongs to a process that is gone: only one makes backups at a time. */
export async function endInterrupted(url: string): Promise<void> {
  await query(
    url,
    `UPDATE backup_run SET state = 'FAILED', ended_at = now(), failure = 'INTERRUPTED' WHERE state = 'RUNNING'`,
  );
}
