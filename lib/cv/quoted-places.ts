import type { Db } from '@/lib/db/client';
import type { CvPage, CvSpan, HiddenText } from './cv-document';

/** A stored reading, named by the file and the reader's version. */
export interface ReadingKey {
  sha256: string;
  readerVersion: string;
}

/** What the candidate's page shows of a reading beside its quotes; null when the file was not read. */
export async function findReadingFacts(
  db: Db,
  { sha256, readerVersion }: ReadingKey,
): Promise<{ pageCount: number; hiddenText: HiddenText[] } | null> {
  const [row] = await db.$queryRaw<{ pageCount: number; hiddenText: HiddenText[] }[]>`
    SELECT page_count AS "pageCount", content->'hiddenText' AS "hiddenText"
    FROM cv_document WHERE sha256 = ${sha256} AND reader_version = ${readerVersion}`;
  return row ?? null;
}

/** Characters `[start, end)` of a page's text. */
export interface QuotedRange {
  id: string;
  page: number;
  start: number;
  end: number;
}

/** What is needed to draw a quote on its page: the page's size, and the spans that the quote touches. */
export type QuotedPlace = Pick<CvPage, 'width' | 'height' | 'spans'>;

interface PlaceRow extends CvSpan {
  id: string;
  pageWidth: number;
  pageHeight: number;
}

/**
 * Where quotes stand on their pages, by the quote's id. The database picks the spans out: a reading may have
 * megabytes, and the server is not to parse it for every look at a candidate.
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
