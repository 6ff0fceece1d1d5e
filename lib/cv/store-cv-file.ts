import { mimeTypes } from './file-kind';
import type { Db } from '@/lib/db/client';

export interface StoredCv {
  sha256: string;
  bytes: Uint8Array;
  /** Default: PDF. */
  mimeType?: string;
  /** A PDF that shows a file without pages of its own. */
  preview?: Uint8Array | null;
}

const chunkBytes = 256 * 1024;

/** Stores a CV file under its SHA-256, unless it exists. Runs in the caller's transaction. */
export async function storeCvFile(db: Db, file: StoredCv): Promise<void> {
  const inserted = await db.$executeRaw`
    INSERT INTO cv_file (sha256, size_bytes, mime_type)
    VALUES (${file.sha256}, ${file.bytes.byteLength}, ${file.mimeType ?? mimeTypes.pdf})
    ON CONFLICT (sha256) DO NOTHING`;
  if (inserted === 0) return;
  if (file.preview) {
    await db.cvPreview.createMany({ data: { sha256: file.sha256, content: new Uint8Array(file.preview) } });
  }
  for (let position = 0; position * chunkBytes < file.bytes.byteLength; position += 1) {
    const data = new Uint8Array(file.bytes.subarray(position * chunkBytes, (position + 1) * chunkBytes));
    // `create` would read the bytes back.
    await db.cvFileChunk.createMany({ data: { sha256: file.sha256, position, data } });
  }
}
