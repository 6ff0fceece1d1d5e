import type { Db } from '@/lib/db/client';

const chunkBytes = 256 * 1024;

/** Stores a CV file under its SHA-256, unless it exists. Runs in the caller's transaction. */
export async function storeCvFile(db: Db, file: { sha256: string; bytes: Uint8Array }): Promise<void> {
  const inserted = await db.$executeRaw`
    INSERT INTO cv_file (sha256, size_bytes, mime_type)
    VALUES (${file.sha256}, ${file.bytes.byteLength}, 'application/pdf')
    ON CONFLICT (sha256) DO NOTHING`;
  if (inserted === 0) return;
  for (let position = 0; position * chunkBytes < file.bytes.byteLength; position += 1) {
    const data = new Uint8Array(file.bytes.subarray(position * chunkBytes, (position + 1) * chunkBytes));
    await db.cvFileChunk.create({ data: { sha256: file.sha256, position, data } });
  }
}
