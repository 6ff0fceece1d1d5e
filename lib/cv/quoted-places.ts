import type { Db } from '@/lib/db/client';
import type { CvSpan, HiddenText, PageQuality, QuotedPlace, SetAside, UnreadPart } from '@/lib/domain/cv-document';

/** Identifies a stored reading. */
export interface ReadingKey {
  sha256: string;
  readerVersion: string;
}

/** What the candidate's page shows of a reading. */
export interface ReadingFacts {
  pageCount: number;
  hiddenText: HiddenText[];
  /** Parts of the file that the reader could not read. */
  unreadParts: UnreadPart[];
  /** How reliable the text of each page is; empty for readings from before this was measured. */
  pages: (PageQuality & { number: number })[];
  /** Parts of the file that are not the candidate's CV. */
  setAside: SetAside[];
}

/** Null when the file was not read. */
export async function findReadingFacts(db: Db, { sha256, readerVersion }: ReadingKey): Promise<ReadingFacts | null> {
  const [row] = await db.$queryRaw<(ReadingFacts & { numbers: number[] })[]>`
    SELECT page_count AS "pageCount", content->'hiddenText' AS "hiddenText",
      coalesce(content->'setAside', '[]') AS "setAside",
      COALESCE(content->'unreadParts', '[]') AS "unreadParts",
      jsonb_path_query_array(content, '$.pages[*].quality') AS pages,
      jsonb_path_query_array(content, '$.pages[*].number') AS numbers
    FROM cv_document WHERE sha256 = ${sha256} AND reader_version = ${readerVersion}`;
  if (!row) return null;
  const { numbers, ...facts } = row;
  return { ...facts, pages: row.pages.map((page, index) => ({ ...page, number: numbers[index] ?? index + 1 })) };
}

/** Characters `[start, end)` of a page's text. */
export interface QuotedRange {
  id: string;
  page: number;
  start: number;
  end: number;
}

interface PlaceRow extends CvSpan {
  id: string;
  pageWidth: number;
  pageHeight: number;
}

/**
 * Locates quotes on their pages, by quote id. The database extracts the spans: a reading may be megabytes, too much to
 * parse on every view.
 */
export async function findQuotedPlaces(
  db: Db,
  { sha256, readerVersion }: ReadingKey,
  quotes: QuotedRange[],
): Promise<Map<string, QuotedPlace>> {
  const places = new Map<string, QuotedPlace>();
  if (quotes.length === 0) return places;
  const rows = await db.$queryRaw<PlaceRow[]>`
    WITH quote AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(quotes)}::jsonb) AS q(id text, page int, start int, "end" int)
    ), span AS MATERIALIZED (
      SELECT p."number" AS page, p.width AS "pageWidth", p.height AS "pageHeight", s.*
      FROM cv_document d,
        jsonb_to_recordset(d.content->'pages') AS p("number" int, width float8, height float8, spans jsonb),
        ROWS FROM (jsonb_to_recordset(p.spans)
          AS (start int, "end" int, x float8, y float8, width float8, height float8)) WITH ORDINALITY AS s
      WHERE d.sha256 = ${sha256} AND d.reader_version = ${readerVersion}
        AND p."number" IN (SELECT page FROM quote)
    )
    SELECT quote.id, span."pageWidth", span."pageHeight",
      span.start, span."end", span.x, span.y, span.width, span.height
    FROM quote JOIN span ON span.page = quote.page AND span."end" > quote.start AND span.start < quote."end"
    ORDER BY span.ordinality`;
  for (const { id, pageWidth, pageHeight, ...span } of rows) {
    const place = places.get(id) ?? { width: pageWidth, height: pageHeight, spans: [] };
    place.spans.push(span);
    places.set(id, place);
  }
  return places;
}
