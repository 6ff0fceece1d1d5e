import type { Client } from 'pg';
import { query } from '@/lib/db/with-client';
import { Failure } from '@/lib/failure';
import type { Manifest } from './manifest';
import { backupNameAt } from './list-backups';

/**
 * Begins the name of a row in `lease` which says that a restore has not come to its end. That table is in no backup, and there in
 * every version; a lease that nobody holds stays in it.
 */
export const restoreMark = 'restore of ';

const nameOf = ({ createdAt }: Manifest): string => backupNameAt(new Date(createdAt));

/** To be called in the transaction that loads the backup. */
export async function markRestore(client: Client, manifest: Manifest): Promise<void> {
  await client.query('INSERT INTO lease (name, held_until) VALUES ($1, now())', [restoreMark + nameOf(manifest)]);
}

/** Whoever was erased since the backup is erased again. */
export async function endRestore(url: string): Promise<void> {
  await query(url, 'DELETE FROM lease WHERE starts_with(name, $1)', [restoreMark]);
}

/** @returns the backup whose restore was broken off in this database, such as `backup-20261129T020000Z`; null: none */
export async function findUnfinishedRestore(url: string): Promise<string | null> {
  const [there] = await query<{ lease: string | null }>(url, `SELECT to_regclass('lease')::text AS lease`);
  if (!there?.lease) return null;
  const [mark] = await query<{ name: string }>(url, 'SELECT name FROM lease WHERE starts_with(name, $1)', [
    restoreMark,
  ]);
  return mark ? mark.name.slice(restoreMark.length) : null;
}

/**
 * For a restore that is called again: whether the backup is in the database already, and only what comes after is to be done.
 *
 * @throws Failure when it is another backup
 */
export async function isLoaded(url: string, manifest: Manifest): Promise<boolean> {
  const unfinished = await findUnfinishedRestore(url);
  if (unfinished === null) return false;
  if (unfinished === nameOf(manifest)) return true;
  throw new Failure(
    `The database holds ${unfinished}, whose restore was broken off.`,
    'Name that backup in --from to bring it to its end, or drop the database and create it anew.',
  );
}

/**
 * For the start of the product.
 *
 * @throws Failure while people who were erased since the backup may be in the database
 */
export async function requireFinishedRestore(url: string): Promise<void> {
  const unfinished = await findUnfinishedRestore(url);
  if (unfinished === null) return;
  throw new Failure(
    `The restore of ${unfinished} was broken off: people who were erased since that backup may be in this database. ` +
      `Run "npm run restore -- --from …/${unfinished}" again, which goes on where it ended, and start then.`,
    'Or name another database in DATABASE_URL.',
  );
}
