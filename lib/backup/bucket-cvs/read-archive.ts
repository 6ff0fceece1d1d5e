import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { PlaceFailure } from '../backup-target';
import { DamagedBackup, type CvArchive } from '../manifest';
import type { Backup } from '../open-backup';
import { readTar } from './tar';

/** A CV of a backup. */
export interface ArchivedCv {
  sha256: string;
  bytes: Uint8Array;
}

const nameOfCv = /^cv\/([0-9a-f]{64})$/;

async function* entriesOf(
  { files }: Backup,
  { file, count, copySha256 }: CvArchive,
  signal?: AbortSignal,
): AsyncGenerator<ArchivedCv> {
  const archive = new PassThrough();
  const read = files.read(file, archive, signal);
  // The loop meets it, too.
  read.catch(() => {});
  let found = 0;
  try {
    for await (const { name, bytes } of readTar(archive)) {
      const sha256 = nameOfCv.exec(name)?.[1];
      if (!sha256 || createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Error(`${name} differs.`);
      found += 1;
      yield { sha256, bytes };
    }
    if ((await read) !== copySha256 || found !== count) throw new Error('Something is missing.');
  } catch (cause) {
    // Why the file could not be read says more than that its stream ended.
    const reason: unknown = archive.destroyed ? await read.catch((error: unknown) => error) : cause;
    if (reason instanceof PlaceFailure || reason === signal?.reason) throw reason;
    throw new DamagedBackup(`${files.placeOf(file)} does not hold what was written.`, 'Take an earlier backup.', {
      cause,
    });
  } finally {
    archive.destroy();
  }
}

/**
 * The CVs of a backup that were in the bucket, each compared with its SHA-256, one at a time.
 *
 * @throws DamagedBackup naming the archive that is damaged
 */
export async function* readCvs(backup: Backup, signal?: AbortSignal): AsyncGenerator<ArchivedCv> {
  for (const archive of backup.manifest.cvs) yield* entriesOf(backup, archive, signal);
}
