import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { mimeTypes } from './file-kind';
import { maskingVersion } from './masking/masking-version';
import type { SearchText } from './masking/search-text';

/** A reading of a CV file: JSON of a `CvDocument`, never parsed by the server. */
export interface CvReading {
  pageCount: number;
  cv: string;
}

/**
 * Stores a reading of a CV file and, if given, its text for the search. An existing reading is kept: the same version
 * reads the same file alike. The JSON is passed as text because it may be megabytes.
 */
export async function storeCvReading(
  sha256: string,
  readerVersion: string,
  { pageCount, cv, searchText }: CvReading & { searchText: SearchText | null },
): Promise<void> {
  const document = Prisma.sql`
    INSERT INTO cv_document (sha256, reader_version, page_count, content)
    VALUES (${sha256}, ${readerVersion}, ${pageCount}, ${cv}::jsonb)
    ON CONFLICT DO NOTHING`;
  await database().$executeRaw(
    searchText
      ? Prisma.sql`WITH document AS (${document})
          INSERT INTO cv_search_text (sha256, reader_version, text, masked_texts, towns, masks, masking_version)
          VALUES (${sha256}, ${readerVersion}, ${searchText.text}, ${searchText.maskedTexts}, ${searchText.towns},
            ${JSON.stringify(searchText.masks)}::jsonb, ${maskingVersion})
          ON CONFLICT (sha256) DO UPDATE SET
            reader_version = excluded.reader_version, text = excluded.text, masked_texts = excluded.masked_texts,
            towns = excluded.towns, masks = excluded.masks, masking_version = excluded.masking_version`
      : document,
  );
}

/** Whether the search has the text of a CV's newest reading, masked by the present rules. */
export async function isTextIndexed(sha256: string): Promise<boolean> {
  const rows = await database().$queryRaw<unknown[]>`
    SELECT 1 FROM cv_search_text WHERE sha256 = ${sha256} AND masking_version = ${maskingVersion} AND reader_version = (
      SELECT reader_version FROM cv_document WHERE sha256 = ${sha256} ORDER BY created_at DESC LIMIT 1)`;
  return rows.length > 0;
}

/** What has to be known of a CV before it is read. */
export interface ReadingState {
  /**
   * Why a stored reading must not be judged; null: it may be; undefined: this version of the reader has not read the
   * file.
   */
  problem: 'no-text' | 'unreadable' | null | undefined;
  /** The pages that were read from their pictures, each JSON of a `RecognisedPage`. */
  recognised: string[];
  /** A person typed the CV, in place of a file that could not be read. */
  isTyped: boolean;
  /** The pages of a shared file that are this CV; null: the CV is a whole file. */
  part: { whole: string; pages: number[] } | null;
}

/** What has been read of a CV file by this version of the reader, in one statement. */
export async function findReadingState(sha256: string, readerVersion: string): Promise<ReadingState> {
  const [row] = await database().$queryRaw<
    {
      isRead: boolean;
      problem: 'no-text' | 'unreadable' | null;
      recognised: string[];
      mimeType: string;
      whole: string | null;
      pages: number[];
    }[]
  >`
    SELECT document.sha256 IS NOT NULL AS "isRead", document.content->>'problem' AS problem,
      file.mime_type AS "mimeType", file.whole_sha256 AS whole, file.own_pages AS pages, ARRAY(
        SELECT content::text FROM cv_recognised_page page
        WHERE page.sha256 = file.sha256 AND page.reader_version = ${readerVersion} ORDER BY number) AS recognised
    FROM cv_file file
    LEFT JOIN cv_document document ON document.sha256 = file.sha256 AND document.reader_version = ${readerVersion}
    WHERE file.sha256 = ${sha256}`;
  if (!row) return { problem: undefined, recognised: [], isTyped: false, part: null };
  const { isRead, problem, recognised, mimeType, whole, pages } = row;
  const part = whole === null ? null : { whole, pages };
  return { problem: isRead ? problem : undefined, recognised, isTyped: mimeType === mimeTypes.text, part };
}

/** A stored reading: JSON of a `CvDocument`. @throws Error when the file has not been read */
export async function getCvReading(sha256: string, readerVersion: string): Promise<string> {
  const [row] = await database().$queryRaw<{ cv: string }[]>`
    SELECT content::text AS cv FROM cv_document WHERE sha256 = ${sha256} AND reader_version = ${readerVersion}`;
  if (!row) throw new Error(`CV ${sha256} has not been read by reader ${readerVersion}`);
  return row.cv;
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
