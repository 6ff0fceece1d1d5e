import { database, type Db } from '@/lib/db/client';
import type { FilePlace } from '@/lib/db/generated/client';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { writeChunks } from './database-chunks';
import { putObject } from './object-store';

/** A file by its content. */
interface FileContent {
  /** Lower-case hexadecimal. */
  sha256: string;
  bytes: Uint8Array;
  mimeType: string;
}

/** A file whose bytes wait where they are to stay; only `recordFile` makes it a file of the product. */
export type Kept<File extends FileContent> = File & { readonly storedIn: FilePlace };

/** Far longer than a file is checked and recorded. */
const graceHours = 1;

/** Where an object with this content is in the bucket. */
export const objectKey = (sha256: string): string => `cv/${sha256}`;

/** Writes down that an object is about to be needed, so that none of the kind is removed for an hour. */
export async function claimObject(sha256: string): Promise<void> {
  await database().$executeRaw`
    INSERT INTO stored_object (sha256, removable_from) VALUES (${sha256}, now() + make_interval(hours => ${graceHours}::int))
    ON CONFLICT (sha256) DO UPDATE SET removable_from = excluded.removable_from
      WHERE stored_object.removable_from IS NOT NULL`;
}

/**
 * Says in the transaction that writes the file's row that a claimed object stays.
 *
 * @throws AppError `conflict.retry` when it was removed in the meantime
 */
export async function keepObject(db: Db, sha256: string): Promise<void> {
  const { count } = await db.storedObject.updateMany({ where: { sha256 }, data: { removableFrom: null } });
  if (count === 0) throw new AppError('conflict.retry');
}

/**
 * Brings a file's bytes to where new files are stored. Call it before the transaction that makes use of the file: a store
 * outside may be slow, and what nothing comes of is removed after an hour.
 *
 * @throws AppError `storage.unavailable`
 */
export async function keepFile<File extends FileContent>(file: File): Promise<Kept<File>> {
  if (env().STORAGE === 'database') return { ...file, storedIn: 'DATABASE' };
  await claimObject(file.sha256);
  await putObject(objectKey(file.sha256), file.bytes, file.mimeType);
  return { ...file, storedIn: 'S3' };
}

/**
 * Writes the row of a file, in the caller's transaction, unless there is one.
 *
 * @returns whether it is new
 * @throws AppError `conflict.retry`
 */
export async function recordFile(db: Db, file: Kept<FileContent>): Promise<boolean> {
  const { sha256, bytes, mimeType, storedIn } = file;
  const inserted = await db.$executeRaw`
    INSERT INTO cv_file (sha256, size_bytes, mime_type, stored_in)
    VALUES (${sha256}, ${bytes.byteLength}, ${mimeType}, ${storedIn}::"FilePlace") ON CONFLICT (sha256) DO NOTHING`;
  if (inserted === 0) return false;
  if (storedIn === 'S3') await keepObject(db, sha256);
  else await writeChunks(db, sha256, bytes);
  return true;
}
