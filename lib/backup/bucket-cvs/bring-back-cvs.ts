import type { Client } from 'pg';
import { query, withClient } from '@/lib/db/with-client';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { chunkBytes } from '@/lib/storage/chunk-size';
import { explainStoreError } from '@/lib/storage/explain-store-error';
import { putObject } from '@/lib/storage/object-store';
import { storeAddress } from '@/lib/storage/store-address';
import type { Backup } from '../open-backup';
import { readCvs, type ArchivedCv } from './read-archive';

/** Stored together; each is in memory as a whole. */
const batchSize = 8;

interface Wanted extends ArchivedCv {
  mimeType: string;
}

/** Who was erased has no row any more, and what was moved into the database is not looked for in the bucket. */
async function findWanted(client: Client, batch: ArchivedCv[]): Promise<Wanted[]> {
  const { rows } = await client.query<{ sha256: string; mimeType: string }>(
    `SELECT sha256, mime_type AS "mimeType" FROM cv_file WHERE sha256 = ANY($1) AND stored_in = 'S3'`,
    [batch.map(({ sha256 }) => sha256)],
  );
  const types = new Map(rows.map(({ sha256, mimeType }) => [sha256, mimeType]));
  return batch.flatMap((cv) => {
    const mimeType = types.get(cv.sha256);
    return mimeType === undefined ? [] : [{ ...cv, mimeType }];
  });
}

async function intoBucket(client: Client, cvs: Wanted[]): Promise<void> {
  const all = cvs.map(({ sha256 }) => sha256);
  // As `keepFile` does: what comes to nothing is removed, and nothing that is being stored.
  await client.query(
    `INSERT INTO stored_object (sha256, removable_from)
     SELECT wanted, now() + interval '1 hour' FROM unnest($1::text[]) wanted ORDER BY wanted
     ON CONFLICT (sha256) DO UPDATE SET removable_from = excluded.removable_from
       WHERE stored_object.removable_from IS NOT NULL`,
    [all],
  );
  await Promise.all(cvs.map(({ sha256, bytes, mimeType }) => putObject(`cv/${sha256}`, bytes, mimeType)));
  await inTransaction(client, async () => {
    // An erasure under way has come to its end, or waits until the object is known to stay.
    const { rows } = await client.query<{ sha256: string }>(
      `SELECT sha256 FROM cv_file WHERE sha256 = ANY($1) AND stored_in = 'S3' ORDER BY sha256 FOR KEY SHARE`,
      [all],
    );
    // Whoever was erased meanwhile leaves an object that may go.
    await client.query(
      `INSERT INTO stored_object (sha256, removable_from)
       SELECT wanted, CASE WHEN wanted <> ALL($2::text[]) THEN now() END FROM unnest($1::text[]) wanted ORDER BY wanted
       ON CONFLICT (sha256) DO UPDATE SET removable_from = excluded.removable_from`,
      [all, rows.map(({ sha256 }) => sha256)],
    );
  });
}

async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** The objects of the bucket that the database knew of may be those of another database: they are left alone. */
async function intoDatabase(client: Client, cvs: Wanted[]): Promise<void> {
  await inTransaction(client, async () => {
    for (const { sha256, bytes } of cvs) {
      const { rowCount } = await client.query(
        `UPDATE cv_file SET stored_in = 'DATABASE' WHERE sha256 = $1 AND stored_in = 'S3'`,
        [sha256],
      );
      if (rowCount !== 1) continue;
      for (let position = 0; position * chunkBytes < bytes.byteLength; position += 1) {
        const data = bytes.subarray(position * chunkBytes, (position + 1) * chunkBytes);
        await client.query('INSERT INTO cv_file_chunk (sha256, position, data) VALUES ($1, $2, $3)', [
          sha256,
          position,
          data,
        ]);
      }
      await client.query('DELETE FROM stored_object WHERE sha256 = $1', [sha256]);
    }
  });
}

function explain(error: unknown): unknown {
  const [address, bucket] = [storeAddress(), env().S3_BUCKET];
  if (!(error instanceof AppError) || !address || !bucket) return error;
  return explainStoreError(error.cause, { address, bucket });
}

/**
 * Brings CVs of a backup that were in a bucket to where the settings now say: the bucket of `STORAGE=s3`, or the database. What the
 * database does not know, or has itself, is left out. Called again, it does the same.
 *
 * @returns how many were brought back, and how many the database has of which the backup holds nothing
 * @throws Failure naming an archive that is damaged; StoreFailure when the bucket cannot be written
 */
export async function bringBackCvs(
  url: string,
  backup: Backup,
  signal?: AbortSignal,
): Promise<{ brought: number; where: 'database' | 's3'; absent: number }> {
  const where = env().STORAGE;
  const known = await query<{ count: number }>(
    url,
    `SELECT count(*)::int AS count FROM cv_file WHERE stored_in = 'S3' AND whole_sha256 IS NULL`,
  );
  const brought = await withClient(url, async (client) => {
    let done = 0;
    const store = async (batch: ArchivedCv[]): Promise<void> => {
      const wanted = await findWanted(client, batch);
      await (where === 's3' ? intoBucket : intoDatabase)(client, wanted);
      done += wanted.length;
    };
    let batch: ArchivedCv[] = [];
    try {
      for await (const cv of readCvs(backup, signal)) {
        batch.push(cv);
        if (batch.length < batchSize) continue;
        await store(batch);
        batch = [];
      }
      if (batch.length > 0) await store(batch);
    } catch (error) {
      throw explain(error);
    }
    return done;
  });
  return { brought, where, absent: Math.max(0, (known[0]?.count ?? 0) - brought) };
}
