import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { findMissingMigrations } from '@/lib/db/find-missing-migrations';
import { checkCanWrite } from '@/lib/http/server/check-health';
import { megabyte } from '@/lib/validation/file-limits';
import type { Finding } from './dependency';

/** Less is too little for the files that are read beside each other. */
const leastFreeMegabytes = 200;

/** Whether the database takes a write. */
export async function checkDatabase(): Promise<Finding | null> {
  return (await checkCanWrite()) ? null : { code: 'database-not-writable', values: {} };
}

/** Whether the database has what this version needs. One that is newer suits it too: migrations are safe beside the version before. */
export async function checkMigrations(): Promise<Finding | null> {
  const missing = await findMissingMigrations();
  return missing.length === 0 ? null : { code: 'migrations-missing', values: { count: missing.length } };
}

/** Whether the folder for temporary files has room. */
export async function checkDisk(): Promise<Finding | null> {
  const { bavail, bsize } = await statfs(tmpdir());
  const free = Math.floor((bavail * bsize) / megabyte);
  return free < leastFreeMegabytes ? { code: 'disk-full', values: { megabytes: free } } : null;
}
