import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { restoreMark } from '@/lib/backup/unfinished-restore';
import { database } from '@/lib/db/client';
import { findMissingMigrations } from '@/lib/db/find-missing-migrations';
import { checkCanWrite } from '@/lib/http/server/check-health';
import { AppError } from '@/lib/errors';
import { checkBucket } from '@/lib/storage/object-store';
import { storeAddress } from '@/lib/storage/store-address';
import { megabyte } from '@/lib/validation/file-limits';
import type { Finding } from './dependency';

/** Less is too little for the files that are read beside each other. */
const leastFreeMegabytes = 200;

/** Whether the database takes a write. */
export async function checkDatabase(): Promise<Finding | null> {
  return (await checkCanWrite()) ? null : { code: 'database-not-writable', values: {} };
}

/**
 * Whether the database has what this version needs. One that is newer suits it too: migrations are safe beside the version before.
 * One whose restore was broken off does not, since people who were erased may be in it.
 */
export async function checkMigrations(): Promise<Finding | null> {
  const unfinished = await database().lease.count({ where: { name: { startsWith: restoreMark } } });
  if (unfinished > 0) return { code: 'restore-unfinished', values: {} };
  const missing = await findMissingMigrations();
  return missing.length === 0 ? null : { code: 'migrations-missing', values: { count: missing.length } };
}

/** Whether the folder for temporary files has room. */
export async function checkDisk(): Promise<Finding | null> {
  const { bavail, bsize } = await statfs(tmpdir());
  const free = Math.floor((bavail * bsize) / megabyte);
  return free < leastFreeMegabytes ? { code: 'disk-full', values: { megabytes: free } } : null;
}

/** The store's answer, not the lack of one: the key, the bucket or the region is wrong. */
function isRefusal(error: unknown): boolean {
  const cause: unknown = error instanceof AppError ? error.cause : null;
  if (typeof cause !== 'object' || cause === null || !('$metadata' in cause)) return false;
  const { httpStatusCode: status = 0 } = cause.$metadata as { httpStatusCode?: number };
  return status >= 300 && status < 500 && status !== 429;
}

/** Whether the store of the CVs, if there is one outside of the database, can be reached with its key. */
export async function checkFiles(): Promise<Finding | null | 'unused'> {
  if (!storeAddress()) return 'unused';
  try {
    await checkBucket();
    return null;
  } catch (error) {
    return { code: isRefusal(error) ? 'storage-refused' : 'storage-failing', values: {} };
  }
}
