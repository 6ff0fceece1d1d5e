import { database } from '@/lib/db/client';

/** A reading of a CV file: JSON of a `CvDocument`, never parsed by the server. */
export interface CvReading {
  pageCount: number;
  cv: string;
}

/**
 * Stores a reading of a CV file; an existing one is kept: same file and version, same reading. The JSON is passed as
 * text because it may be megabytes.
 */
export async function storeCvReading(sha256: string, readerVersion: string, reading: CvReading): Promise<void> {
  await database().$executeRaw`
    INSERT INTO cv_document (sha256, reader_version, page_count, content)
    VALUES (${sha256}, ${readerVersion}, ${reading.pageCount}, ${reading.cv}::jsonb)
    ON CONFLICT DO NOTHING`;
}

/** A stored reading: JSON of a `CvDocument`. @throws Error when the file has not been read */
export async function getCvReading(sha256: string, readerVersion: string): Promise<string> {
  const [row] = await database().$queryRaw<{ cv: string }[]>`
    SELECT content::text AS cv FROM cv_document WHERE sha256 = ${sha256} AND reader_version = ${readerVersion}`;
  if (!row) throw new Error(`CV ${sha256} has not been read by reader ${readerVersion}`);
  return row.cv;
}
