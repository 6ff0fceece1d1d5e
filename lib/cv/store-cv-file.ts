import { mimeTypes } from './file-kind';
import type { Db } from '@/lib/db/client';
import { keepFile, recordFile, type Kept } from '@/lib/storage/keep-file';

interface NewCv {
  sha256: string;
  bytes: Uint8Array;
  /** Default: PDF. */
  mimeType?: string;
  /** A PDF that shows a file without pages of its own. */
  preview?: Uint8Array | null;
}

/** A CV whose bytes are where they are to stay. */
export type StoredCv = Kept<NewCv & { mimeType: string }>;

/**
 * Brings a CV's bytes to where they are to stay, before the transaction that makes it a candidate's.
 *
 * @throws AppError `storage.unavailable`
 */
export function keepCvFile<File extends NewCv>(file: File): Promise<Kept<File & { mimeType: string }>> {
  return keepFile({ ...file, mimeType: file.mimeType ?? mimeTypes.pdf });
}

/**
 * Stores a CV file under its SHA-256, unless it exists. Runs in the caller's transaction.
 *
 * @throws AppError `conflict.retry`
 */
export async function storeCvFile(db: Db, file: StoredCv): Promise<void> {
  if (!(await recordFile(db, file)) || !file.preview) return;
  await db.cvPreview.createMany({ data: { sha256: file.sha256, content: new Uint8Array(file.preview) } });
}
