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

/** Why a stored reading must not be judged; undefined when the file has not been read. */
export async function findReadingProblem(
  sha256: string,
  readerVersion: string,
): Promise<'no-text' | 'unreadable' | null | undefined> {
  const [row] = await database().$queryRaw<{ problem: 'no-text' | 'unreadable' | null }[]>`
    SELECT content->>'problem' AS problem FROM cv_document
    WHERE sha256 = ${sha256} AND reader_version = ${readerVersion}`;
  return row?.problem;
}

/** The pages of a file that were read from their pictures, each JSON of a `RecognisedPage`. */
export async function getRecognisedPages(sha256: string, readerVersion: string): Promise<string[]> {
  const rows = await database().$queryRaw<{ page: string }[]>`
    SELECT content::text AS page FROM cv_recognised_page
    WHERE sha256 = ${sha256} AND reader_version = ${readerVersion} ORDER BY number`;
  return rows.map(({ page }) => page);
}

/** Stores a page read from its picture; one that is stored already is kept. */
export async function storeRecognisedPage(
  { sha256, readerVersion, number }: { sha256: string; readerVersion: string; number: number },
  page: string,
): Promise<void> {
  await database().$executeRaw`
    INSERT INTO cv_recognised_page (sha256, reader_version, number, content)
    VALUES (${sha256}, ${readerVersion}, ${number}, ${page}::jsonb)
    ON CONFLICT DO NOTHING`;
}

/** The pages of the newest reading of a CV file: JSON of `CvPage[]`; null when it has not been read. */
export async function findLatestPages(sha256: string): Promise<string | null> {
  const [row] = await database().$queryRaw<{ pages: string }[]>`
    SELECT (content->'pages')::text AS pages FROM cv_document WHERE sha256 = ${sha256}
    ORDER BY created_at DESC LIMIT 1`;
  return row?.pages ?? null;
}

/** The newest reading of a CV file by any version of the reader; null when it has not been read. */
export async function findLatestReading(sha256: string): Promise<{ cv: string; readerVersion: string } | null> {
  const [row] = await database().$queryRaw<{ cv: string; readerVersion: string }[]>`
    SELECT content::text AS cv, reader_version AS "readerVersion" FROM cv_document WHERE sha256 = ${sha256}
    ORDER BY created_at DESC LIMIT 1`;
  return row ?? null;
}
