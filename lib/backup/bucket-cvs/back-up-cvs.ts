import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { query } from '@/lib/db/with-client';
import { AppError } from '@/lib/errors';
import { explainStoreError, StoreFailure } from '@/lib/storage/explain-store-error';
import { getObject } from '@/lib/storage/object-store';
import { storeAddress } from '@/lib/storage/store-address';
import { env } from '@/lib/env';
import type { BackupFiles } from '../backup-files';
import type { CvArchive } from '../manifest';
import { tarEnd, tarEntry } from './tar';

/** Of the CVs in an archive, without the last one: what is damaged is damaged by the archive. */
const archiveBytes = 1024 * 1024 * 1024;
/** CVs that are asked for at once; each is in memory as a whole (10 MB at most). */
const ahead = 8;
const tries = 4;
const hashLength = 64;

interface Cv {
  sha256: string;
  bytes: Uint8Array;
}

/**
 * The CVs that are in the bucket as a snapshot of the database has it, as lines of 65 bytes: a million of them are 65 MB.
 *
 * @returns none of a database of before there was such a place
 */
export async function listBucketCvs(client: Client): Promise<Buffer> {
  const { rows: known } = await client.query(
    `SELECT 1 FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = 'cv_file' AND column_name = 'stored_in'`,
  );
  if (known.length === 0) return Buffer.alloc(0);
  const select = `SELECT sha256 FROM cv_file WHERE stored_in = 'S3' AND whole_sha256 IS NULL ORDER BY sha256`;
  return buffer(client.query(copyTo(`COPY (${select}) TO STDOUT`)));
}

/** A place of the bucket that cannot be asked is asked again after seconds; what cuts a CV off does not end a backup. */
async function fromBucket(sha256: string): Promise<Uint8Array | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const object = await getObject(`cv/${sha256}`);
      return object && (await buffer(object.chunks));
    } catch (error) {
      if (attempt >= tries || !storeAddress()) throw explain(error);
      await delay(attempt * 1000);
    }
  }
}

function explain(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const [address, bucket] = [storeAddress(), env().S3_BUCKET];
  if (address && bucket) return explainStoreError(error.cause, { address, bucket });
  return new StoreFailure(
    'CVs are in a bucket, but S3_BUCKET is not set.',
    'Set the settings S3_… that the product has.',
  );
}

const isWhole = (sha256: string, bytes: Uint8Array | null): bytes is Uint8Array =>
  bytes !== null && createHash('sha256').update(bytes).digest('hex') === sha256;

/**
 * A CV whose object is not there, or not as it was stored.
 *
 * @returns its bytes, if it was moved since the snapshot; null: it was erased since; `lost`: it should be in the bucket
 */
async function findElsewhere(url: string, sha256: string): Promise<Uint8Array | null | 'lost'> {
  const rows = await query<{ place: string; data: Buffer | null }>(
    url,
    `SELECT stored_in::text AS place, data FROM cv_file LEFT JOIN cv_file_chunk USING (sha256)
      WHERE sha256 = $1 ORDER BY position`,
    [sha256],
  );
  if (rows.length === 0) return null;
  const bytes = Buffer.concat(rows.map(({ data }) => data ?? Buffer.alloc(0)));
  return isWhole(sha256, bytes) ? bytes : 'lost';
}

async function* loadAll(url: string, list: Buffer, lost: string[], signal?: AbortSignal): AsyncGenerator<Cv> {
  const waiting: { sha256: string; found: Promise<Uint8Array | null> }[] = [];
  for (let at = 0; at < list.byteLength || waiting.length > 0; at += hashLength + 1) {
    signal?.throwIfAborted();
    if (at < list.byteLength) {
      const sha256 = list.toString('latin1', at, at + hashLength);
      const found = fromBucket(sha256);
      // It is thrown when its turn comes.
      found.catch(() => {});
      waiting.push({ sha256, found });
      if (waiting.length < ahead) continue;
    }
    const next = waiting.shift();
    if (!next) return;
    const { sha256 } = next;
    const found = await next.found;
    const bytes = isWhole(sha256, found) ? found : await findElsewhere(url, sha256);
    if (bytes === 'lost') lost.push(sha256);
    else if (bytes !== null) yield { sha256, bytes };
  }
}

/** @throws StoreFailure when not even one is there: then the settings name another bucket */
function requireSome(total: number, lost: number): void {
  if (total === 0 || lost < total) return;
  throw new StoreFailure(
    `None of the ${total} CVs that should be in the bucket ${env().S3_BUCKET} below ${env().S3_PREFIX} is there.`,
    'Check S3_BUCKET and S3_PREFIX; "npm run storage:check" compares the bucket with the database.',
  );
}

interface Copying {
  files: BackupFiles;
  /** Told how many bytes were stored. */
  onStored: (bytes: number) => void;
  signal: AbortSignal | undefined;
}

/**
 * Copies CVs out of the bucket into archives of the backup. Who is erased meanwhile is left out; what is moved into the database
 * meanwhile is taken from there.
 *
 * @param list as of {@link listBucketCvs}
 * @returns the archives, and the CVs whose objects are gone or changed
 * @throws StoreFailure when the bucket cannot be read, or nothing is in it
 */
export async function backUpCvs(
  url: string,
  list: Buffer,
  { files, onStored, signal }: Copying,
): Promise<{ cvs: CvArchive[]; lost: string[] }> {
  const cvs: CvArchive[] = [];
  const lost: string[] = [];
  if (list.byteLength === 0) return { cvs, lost };
  const all = loadAll(url, list, lost, signal);
  for (let next = await all.next(); !next.done;) {
    let count = 0;
    const archive = async function* (): AsyncGenerator<Uint8Array> {
      for (let size = 0; !next.done && size < archiveBytes; next = await all.next()) {
        const { sha256, bytes } = next.value;
        yield* tarEntry({ name: `cv/${sha256}`, bytes });
        size += bytes.byteLength;
        count += 1;
      }
      yield tarEnd();
    };
    const file = files.nameOf(`cvs-${String(cvs.length + 1).padStart(5, '0')}.tar`);
    const content = Readable.from(archive(), { objectMode: false });
    const { bytes, ...written } = await files.write(file, content, signal);
    onStored(bytes);
    cvs.push({ file, count, ...written });
  }
  requireSome(list.byteLength / (hashLength + 1), lost.length);
  return { cvs, lost };
}
