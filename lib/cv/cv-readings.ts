import { database } from '@/lib/db/client';

/** A reading of a CV file: JSON of a `CvDocument`. The server hands it on and never looks into it. */
export interface CvReading {
  pageCount: number;
  cv: string;
}

/**
 * Keeps a reading of a CV file; one that is there already is left alone: same file and version, same reading.
 *
 * The JSON goes to the database and back as text: it may have megabytes, which the server need not parse.
 */
export async function storeCvReading(sha256: string, readerVersion: string, reading: CvReading): Promise<void> {
  await database().$executeRaw`
    INSERT INTO cv_document (sha256, reader_version, page_count, content)
    VALUES (${sha256}, ${readerVersion}, ${reading.pageCount}, ${reading.cv}::jsonb)
    ON CONFLICT DO NOTHING`;
}

/** A stored reading of a CV file, JSON of a `CvDocument`. @throws Error when it was never read: an earlier step must have done it */
export async function getCvReading(sha256: string, readerVersion: string): Promise<string> {
  const [row] = await database().$queryRaw<{ cv: string }[]>`
    SELECT content::text AS cv FROM cv_document WHERE sha256 = ${sha256} AND reader_version = ${readerVersion}`;
  if (!row) throw new Error(`CV ${sha256} has not been read by reader ${readerVersion}`);
  return row.cv;
}
