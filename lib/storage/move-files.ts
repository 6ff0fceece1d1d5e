import { createHash } from 'node:crypto';
import { database } from '@/lib/db/client';
import type { FilePlace } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { writeChunks } from './database-chunks';
import { claimObject, keepObject, objectKey } from './keep-file';
import { getObject, putObject } from './object-store';
import { loadFile } from './read-file';
import { removeObjectsLater } from './remove-unused';

/** How far a move is. */
interface Moved {
  files: number;
  bytes: number;
  /** Files that are not where they should be, or not as they were stored; they stay where they are. */
  damaged: string[];
  /** Files that the store did not give back as they were given to it; they stay in the database, and are whole there. */
  notKept: string[];
}

interface FileRow {
  sha256: string;
  mimeType: string;
}

const batchSize = 50;

const isMissing = (error: unknown): boolean => error instanceof AppError && error.code === 'storage.file-missing';

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** @throws AppError `storage.file-missing` when the store does not give back what it was given */
async function requireStored(sha256: string): Promise<void> {
  const object = await getObject(objectKey(sha256));
  const hash = createHash('sha256');
  if (object) for await (const chunk of object.chunks) hash.update(chunk);
  if (hash.digest('hex') !== sha256) throw new AppError('storage.file-missing');
}

/** A file may be erased or moved by somebody else meanwhile: then nothing is changed. */
async function moveToS3({ sha256, mimeType }: FileRow, bytes: Uint8Array): Promise<boolean> {
  await claimObject(sha256);
  await putObject(objectKey(sha256), bytes, mimeType);
  await requireStored(sha256);
  return transaction(async (db) => {
    const where = { sha256, storedIn: 'DATABASE' as const };
    const { count } = await db.cvFile.updateMany({ where, data: { storedIn: 'S3' } });
    if (count === 0) return false;
    await keepObject(db, sha256);
    await db.cvFileChunk.deleteMany({ where: { sha256 } });
    return true;
  });
}

async function moveToDatabase({ sha256 }: FileRow, bytes: Uint8Array): Promise<boolean> {
  return transaction(async (db) => {
    const where = { sha256, storedIn: 'S3' as const };
    const { count } = await db.cvFile.updateMany({ where, data: { storedIn: 'DATABASE' } });
    if (count === 0) return false;
    await writeChunks(db, sha256, bytes);
    await removeObjectsLater(db, [sha256]);
    return true;
  });
}

/** Writes down in `moved` what came of it, unless the file is gone by now. */
async function moveFile(file: FileRow, to: FilePlace, moved: Moved): Promise<void> {
  const bytes = await loadFile(file.sha256).catch((error: unknown) => {
    if (isMissing(error)) return new Uint8Array();
    throw error;
  });
  if (hashOf(bytes) !== file.sha256) {
    // Unless it was erased meanwhile.
    const stillThere = await database().cvFile.count({ where: { sha256: file.sha256 } });
    if (stillThere > 0) moved.damaged.push(file.sha256);
    return;
  }
  try {
    if (!(await (to === 'S3' ? moveToS3(file, bytes) : moveToDatabase(file, bytes)))) return;
  } catch (error) {
    if (!isMissing(error)) throw error;
    moved.notKept.push(file.sha256);
    return;
  }
  moved.files += 1;
  moved.bytes += bytes.byteLength;
}

/**
 * Moves every CV's bytes to the other place, beside the running product: a file is copied, compared by its SHA-256, and changes
 * over in one transaction. What is stopped goes on where it was.
 *
 * @param onProgress told after each batch
 * @throws AppError `storage.unavailable` when the store stays away; what was moved is moved
 */
export async function moveFiles(to: FilePlace, onProgress: (moved: Moved) => void = () => {}): Promise<Moved> {
  const moved: Moved = { files: 0, bytes: 0, damaged: [], notKept: [] };
  for (let after = ''; ;) {
    const batch = await database().cvFile.findMany({
      where: { sha256: { gt: after }, wholeSha256: null, storedIn: { not: to } },
      orderBy: { sha256: 'asc' },
      take: batchSize,
      select: { sha256: true, mimeType: true },
    });
    const last = batch.at(-1);
    if (!last) return moved;
    for (const file of batch) await moveFile(file, to, moved);
    onProgress(moved);
    after = last.sha256;
  }
}
