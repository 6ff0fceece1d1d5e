import { database } from '@/lib/db/client';
import { listObjects, removeObject } from './object-store';
import { removeUnknown } from './remove-unused';

/** What the bucket holds and nobody needs, and what somebody needs and it does not hold. */
interface StoreComparison {
  objects: number;
  /** Keys, without the prefix, of objects that the database does not know. */
  orphans: string[];
  /** Files that should be in the bucket and are not. */
  missing: string[];
}

/** Nothing is in flight for so long. */
const graceMs = 24 * 60 * 60_000;
const batchSize = 500;

const hashIn = /^cv\/([0-9a-f]{64})$/;

/** Keys of which the database knows nothing: no file, no claim, no form. */
async function unknownOf(keys: string[]): Promise<string[]> {
  const hashes = keys.flatMap((key) => hashIn.exec(key)?.[1] ?? []);
  const ids = keys.flatMap((key) => /^incoming\/([0-9a-f-]{36})$/.exec(key)?.[1] ?? []);
  const [objects, files, uploads] = await Promise.all([
    database().storedObject.findMany({ where: { sha256: { in: hashes } }, select: { sha256: true } }),
    database().cvFile.findMany({ where: { sha256: { in: hashes }, storedIn: 'S3' }, select: { sha256: true } }),
    database().incomingUpload.findMany({ where: { id: { in: ids } }, select: { id: true } }),
  ]);
  const known = new Set([
    ...[...objects, ...files].map(({ sha256 }) => `cv/${sha256}`),
    ...uploads.map(({ id }) => `incoming/${id}`),
  ]);
  return keys.filter((key) => !known.has(key));
}

/** The files of the database that the bucket should hold, in the order of its keys. */
async function* expectedFiles(): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const batch = await database().cvFile.findMany({
      where: { sha256: { gt: after }, storedIn: 'S3', wholeSha256: null },
      orderBy: { sha256: 'asc' },
      take: batchSize,
      select: { sha256: true },
    });
    const last = batch.at(-1);
    if (!last) return;
    for (const { sha256 } of batch) yield sha256;
    after = last.sha256;
  }
}

/** Files that are still expected after the bucket was listed: nothing was moved or erased meanwhile. */
async function stillExpected(files: string[]): Promise<string[]> {
  const rows = await database().cvFile.findMany({
    where: { sha256: { in: files }, storedIn: 'S3' },
    select: { sha256: true },
  });
  return rows.map(({ sha256 }) => sha256);
}

/**
 * Compares the bucket with the database. Only objects that have been there for a day count as orphans, so none that something
 * in flight needs.
 *
 * @throws AppError `storage.unavailable`
 */
export async function findOrphans(now = new Date()): Promise<StoreComparison> {
  const comparison: StoreComparison = { objects: 0, orphans: [], missing: [] };
  const expected: string[] = [];
  for await (const sha256 of expectedFiles()) expected.push(sha256);
  const present = new Set<string>();
  const old: string[] = [];
  for (const folder of ['cv/', 'incoming/']) {
    for await (const { key, changedAt } of listObjects(folder)) {
      comparison.objects += 1;
      const hash = hashIn.exec(key)?.[1];
      if (hash) present.add(hash);
      if (now.getTime() - changedAt.getTime() > graceMs) old.push(key);
    }
  }
  for (let at = 0; at < old.length; at += batchSize) {
    comparison.orphans.push(...(await unknownOf(old.slice(at, at + batchSize))));
  }
  comparison.missing = await stillExpected(expected.filter((sha256) => !present.has(sha256)));
  return comparison;
}

/** What is no CV's object has a name that no file gets again. */
async function removeOther(key: string): Promise<boolean> {
  if ((await unknownOf([key])).length === 0) return false;
  await removeObject(key);
  return true;
}

/**
 * Removes orphans, each only if the database still knows nothing of it. A CV that is uploaded meanwhile with the same content
 * is there afterwards.
 *
 * @returns how many were removed
 * @throws AppError `storage.unavailable`
 */
export async function removeOrphans(orphans: string[]): Promise<number> {
  let removed = 0;
  for (const key of orphans) {
    const sha256 = hashIn.exec(key)?.[1];
    if (await (sha256 ? removeUnknown(sha256) : removeOther(key))) removed += 1;
  }
  return removed;
}
