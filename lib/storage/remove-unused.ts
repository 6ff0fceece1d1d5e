import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { enqueueEvent } from '@/lib/jobs/outbox';
import { objectKey } from './keep-file';
import { removeObject } from './object-store';

/** Removed at once; the rest in another step. */
const batchSize = 200;
/** Longer than all tries of the store's client. */
const removalMs = 120_000;

/** Says in the transaction that deletes rows of files that their objects are to go once it has committed. */
export async function removeObjectsLater(db: Db, files: string[]): Promise<void> {
  if (files.length === 0) return;
  await db.$executeRaw`UPDATE stored_object SET removable_from = ${new Date()} WHERE sha256 = ANY(${files})`;
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
 * @throws AppError `storage.unavailable`
 */
async function removeIfUnused(sha256: string, now: Date): Promise<void> {
  const remove = async (db: Db): Promise<void> => {
    const [row] = await db.$queryRaw<{ isDue: boolean }[]>`
      SELECT coalesce(removable_from <= ${now}, false) AS "isDue" FROM stored_object WHERE sha256 = ${sha256} FOR UPDATE SKIP LOCKED`;
    if (!row?.isDue) return;
    if ((await db.cvFile.count({ where: { sha256, storedIn: 'S3' } })) > 0) {
      await db.storedObject.update({ where: { sha256 }, data: { removableFrom: null } });
      return;
    }
    await removeObject(objectKey(sha256));
    await db.storedObject.delete({ where: { sha256 } });
  };
  // A removal that reaches the store after the lock has gone could meet a new object: it is given up well before.
  await transaction(remove, { timeoutMs: removalMs });
}

/**
 * Removes objects that no CV is in any more, and those of uploads that came to nothing, after an hour.
 *
 * @returns whether none is left
 * @throws AppError `permission.denied`, `storage.unavailable`
 */
export async function removeUnused(actor: Actor, now = new Date()): Promise<boolean> {
  requirePermission(actor, 'administration');
  const due = await database().storedObject.findMany({
    where: { removableFrom: { lte: now } },
    orderBy: { removableFrom: 'asc' },
    take: batchSize,
    select: { sha256: true },
  });
  for (const { sha256 } of due) await removeIfUnused(sha256, now);
  return due.length < batchSize;
}
