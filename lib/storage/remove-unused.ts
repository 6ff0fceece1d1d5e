import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { enqueueEvent } from '@/lib/jobs/outbox';
import { objectKey } from './keep-file';
import { mustLeave } from './must-leave';
import { removeObject } from './object-store';

/** Removed at once; the rest in another step. */
const batchSize = 200;
/** Longer than all tries of the store's client. */
const removalMs = 120_000;

/** Says in the transaction that deletes rows of files that their objects are to go once it has committed. */
export async function removeObjectsLater(db: Db, files: string[]): Promise<void> {
  if (files.length === 0) return;
  await db.$executeRaw`UPDATE stored_object SET removable_from = now() WHERE sha256 = ANY(${files})`;
  await enqueueEvent(db, { name: 'storage/removal.requested', data: {} });
}

/**
 * Has objects removed in an hour whose CVs were deleted by a process of a version that knew no store.
 *
 * @returns how many
 */
export function scheduleUnknownFiles(): Promise<number> {
  return database().$executeRaw`
    UPDATE stored_object o SET removable_from = now() + interval '1 hour' WHERE o.removable_from IS NULL
      AND NOT EXISTS (SELECT FROM cv_file f WHERE f.sha256 = o.sha256 AND f.stored_in = 'S3')`;
}

/**
 * Removes one object that no CV is in. The row's lock keeps it from being claimed meanwhile.
 *
 * @returns whether it was removed here and now
 * @throws AppError `storage.unavailable`
 */
async function removeIfUnused(sha256: string): Promise<boolean> {
  const remove = async (db: Db): Promise<boolean> => {
    const [row] = await db.$queryRaw<{ isDue: boolean }[]>`
      SELECT coalesce(removable_from <= now(), false) AS "isDue" FROM stored_object WHERE sha256 = ${sha256} FOR UPDATE SKIP LOCKED`;
    if (!row?.isDue) return false;
    if ((await db.cvFile.count({ where: { sha256, storedIn: 'S3' } })) > 0) {
      await db.storedObject.update({ where: { sha256 }, data: { removableFrom: null } });
      return false;
    }
    await removeObject(objectKey(sha256));
    await db.storedObject.delete({ where: { sha256 } });
    return true;
  };
  // A removal that reaches the store after the lock has gone could meet a new object: it is given up well before.
  return transaction(remove, { timeoutMs: removalMs });
}

/**
 * Removes an object that the database does not know. It is written down first as one that nobody needs, so that whoever needs
 * it from now on waits until it has gone.
 *
 * @returns whether it was removed; false: it is known by now
 * @throws AppError `storage.unavailable`; then it is removed later
 */
export async function removeUnknown(sha256: string): Promise<boolean> {
  const isNew = await database().$executeRaw`
    INSERT INTO stored_object (sha256, removable_from) VALUES (${sha256}, now()) ON CONFLICT (sha256) DO NOTHING`;
  return isNew > 0 && removeIfUnused(sha256);
}

/**
 * Removes objects that no CV is in any more, and those of uploads that came to nothing, after an hour: all by the
 * database's clock.
 *
 * @returns whether none is left that can be removed: without a store the rows wait for one
 * @throws AppError `permission.denied`, `storage.unavailable`
 */
export async function removeUnused(actor: Actor): Promise<boolean> {
  requirePermission(actor, 'administration');
  const due = await database().$queryRaw<{ sha256: string }[]>`
    SELECT sha256 FROM stored_object WHERE removable_from <= now() ORDER BY removable_from LIMIT ${batchSize}`;
  if (mustLeave(due.length)) return true;
  for (const { sha256 } of due) await removeIfUnused(sha256);
  return due.length < batchSize;
}
