import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { hashOf } from './webhook-signature';

/** A short mark of a page's ids, to tell by a later cursor whether the same page came again. */
export function fingerprint(ids: readonly string[]): string {
  return hashOf(JSON.stringify(ids)).slice(0, 16);
}

/** No recruitment has more pages, when the ATS does not say how many there are. */
const mostPages = 2000;

/**
 * How many pages a scan that may go back may read: enough to go back many times while people come and go, but not
 * endlessly.
 *
 * @param total how many rows there were at the first page; null: the ATS does not say
 */
export function pagesAllowed(total: number | null, pageSize: number): number {
  return total === null ? mostPages : 40 + 4 * Math.ceil(total / Math.max(1, pageSize));
}

/** No list of any account has more pages; a scan that goes on for longer never ends. */
const maxPages = 20_000;
/** Of a whole list: pages in a row that bring nothing new. */
const maxPagesOfNothingNew = 2;

/** What a scan keeps in its cursor of the pages before. */
export const trailSchema = z.object({
  pages: z.int().min(0),
  /** Of the ids of the last page. */
  last: z.string(),
});
export type PageTrail = z.infer<typeof trailSchema>;
export const newTrail: PageTrail = { pages: 0, last: '' };

/**
 * Adds a page to the trail.
 *
 * @param ids of the page's rows
 * @param isLast whether the ATS names no page after it
 * @throws AppError `ats.bad-answer` when it is the page before once more, or one too many: such a scan is never complete
 */
export function follow(trail: PageTrail, ids: string[], isLast: boolean): PageTrail {
  const last = fingerprint(ids);
  const isRepeated = last === trail.last && !(isLast && ids.length === 0);
  if (isRepeated || trail.pages >= maxPages)
    throw new AppError('ats.bad-answer', { cause: new Error('Endless pages') });
  return { pages: trail.pages + 1, last };
}

interface ListOptions {
  maxRows?: number;
  /** Whether the rows read so far are enough when the list has no end. */
  partial?: boolean;
}

/**
 * Rows of all pages, each id once.
 *
 * @throws AppError `ats.bad-answer` when pages go on without anything new, or beyond `maxRows`, unless a part will do
 */
export async function wholeList<Row extends { id: string }, Cursor>(
  first: Cursor,
  page: (cursor: Cursor) => Promise<{ rows: Row[]; next: Cursor | null }>,
  { maxRows = 5000, partial = false }: ListOptions = {},
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  let cursor: Cursor | null = first;
  let pagesOfNothingNew = 0;
  while (cursor !== null) {
    const before = rows.size;
    const read: { rows: Row[]; next: Cursor | null } = await page(cursor);
    for (const row of read.rows) rows.set(row.id, row);
    pagesOfNothingNew = rows.size > before ? 0 : pagesOfNothingNew + 1;
    const isEndless = pagesOfNothingNew >= maxPagesOfNothingNew || rows.size >= maxRows;
    if (read.next !== null && isEndless) {
      if (partial) break;
      throw new AppError('ats.bad-answer', { cause: new Error('Endless list') });
    }
    cursor = read.next;
  }
  return [...rows.values()];
}
