import { database, type Db } from '@/lib/db/client';
import { chunkBytes } from './chunk-size';

/**
 * The bytes of a file that is in the database, a part at a time; none when it is not.
 *
 * @param from the first byte that is wanted
 */
export async function* readChunks(sha256: string, from = 0): AsyncGenerator<Uint8Array> {
  let skip = from % chunkBytes;
  for (let position = Math.floor(from / chunkBytes); ; position += 1) {
    const chunk = await database().cvFileChunk.findUnique({ where: { sha256_position: { sha256, position } } });
    if (!chunk) return;
    yield skip > 0 ? chunk.data.subarray(skip) : chunk.data;
    skip = 0;
  }
}

/** Writes a file's bytes into the database, beside its row. */
export async function writeChunks(db: Db, sha256: string, bytes: Uint8Array): Promise<void> {
  for (let position = 0; position * chunkBytes < bytes.byteLength; position += 1) {
    const data = new Uint8Array(bytes.subarray(position * chunkBytes, (position + 1) * chunkBytes));
    // `create` would read the bytes back.
    await db.cvFileChunk.createMany({ data: { sha256, position, data } });
  }
}
