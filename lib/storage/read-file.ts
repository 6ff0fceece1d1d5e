import { createHash } from 'node:crypto';
import { database } from '@/lib/db/client';
import type { FilePlace } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { logger } from '@/lib/logger';
import { readChunks } from './database-chunks';
import { objectKey } from './keep-file';
import { getObject } from './object-store';

/** How often one file may be cut off, or be moved, while it is read. */
const maxInterruptions = 3;

async function* bytesFrom(place: FilePlace, sha256: string, from: number): AsyncGenerator<Uint8Array> {
  if (place === 'DATABASE') return yield* readChunks(sha256, from);
  const object = await getObject(objectKey(sha256), from);
  if (object) yield* object.chunks;
}

/** @throws AppError `storage.file-missing` */
function requireSame(sha256: string, found: string): void {
  if (found === sha256) return;
  logger.error({ file: sha256 }, 'a file in the store is missing or not as it was stored');
  throw new AppError('storage.file-missing');
}

/**
 * The bytes of a stored file as they come, from wherever they are: it may be moved meanwhile, and a connection that is cut goes
 * on where it stopped. None for a file that is not known.
 *
 * @throws AppError `storage.unavailable`; at the end `storage.file-missing` when what the store gave is not the file
 */
export async function* readFile(sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let sent = 0;
  for (let interruptions = 0; ; interruptions += 1) {
    const where = { sha256 };
    const file = await database().cvFile.findUnique({ where, select: { sizeBytes: true, storedIn: true } });
    if (!file) return;
    try {
      for await (const chunk of bytesFrom(file.storedIn, sha256, sent)) {
        hash.update(chunk);
        sent += chunk.byteLength;
        yield chunk;
      }
    } catch (error) {
      const isCut = error instanceof AppError && error.code === 'storage.unavailable' && sent > 0;
      if (!isCut || sent >= file.sizeBytes || interruptions >= maxInterruptions) throw error;
      continue;
    }
    if (sent >= file.sizeBytes || interruptions >= maxInterruptions) {
      return file.storedIn === 'S3' ? requireSame(sha256, hash.digest('hex')) : undefined;
    }
  }
}

/** A whole stored file (at most 10 MB, the upload limit). @throws AppError as `readFile` */
export async function loadFile(sha256: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const chunk of readFile(sha256)) parts.push(chunk);
  return new Uint8Array(Buffer.concat(parts));
}
