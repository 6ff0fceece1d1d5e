import { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { ScanInput, ScanPage } from '../provider';
import { readCursor, writeCursor } from '../read-response';
import { fingerprint, pagesAllowed } from '../page-trail';
import { applicationsPath, applicationSchema, pageSize, type Application, type ErecruiterApi } from './erecruiter-api';
import { describe } from './erecruiter-applications';

/** Of a list that comes all at once: so many are taken in at a time. */
const sliceSize = 500;
/** A list that never comes in the same order twice would send the scan back for ever. */
const maxBacks = 20;

const cursorSchema = z.object({
  offset: z.int().min(0),
  /** The id of the row before, which is read once more. */
  last: z.string().nullable(),
  /** How often the scan has gone back. */
  backs: z.int().min(0),
  /** Whether the list comes all at once, whatever page is asked for. */
  whole: z.boolean(),
  /** Of the first page. */
  first: z.string(),
  /** Pages that may still be read. */
  left: z.int(),
});
type Cursor = z.infer<typeof cursorSchema>;

interface Part {
  rows: Application[];
  total: number | null;
  /** Whether it is part of a list that came all at once. */
  whole: boolean;
}

/** The whole list. @throws AppError `ats.bad-answer` when its count says that rows are missing */
function wholeOf(rows: Application[], total: number | null): Application[] {
  if (total !== null && total > rows.length) throw new AppError('ats.bad-answer');
  return rows;
}

async function readPart(api: ErecruiterApi, recruitmentId: string, from: number, whole: boolean): Promise<Part> {
  const { rows, total } = await api.page(applicationSchema, applicationsPath(recruitmentId), whole ? 0 : from);
  if (!whole && (from > 0 || rows.length <= pageSize)) return { rows, total, whole: false };
  const all = wholeOf(rows, total);
  return { rows: all.slice(from, from + sliceSize), total: all.length, whole: true };
}

/**
 * A page by offset, or a slice of everything. Each begins with the last row of the one before: when that is another one now,
 * rows have been removed, those behind them have moved forward, and the scan goes back a page so as to miss none.
 *
 * @throws as AtsProvider; `ats.bad-answer` also when it has gone back too often, and for pages without end
 */
export async function scanErecruiter(api: ErecruiterApi, input: ScanInput): Promise<ScanPage> {
  const { recruitmentId } = input;
  const cursor = input.cursor ? readCursor(cursorSchema, input.cursor) : null;
  const { offset, last, backs } = cursor ?? { offset: 0, last: null, backs: 0 };
  const from = last === null ? offset : offset - 1;
  const asWhole = cursor?.whole ?? api.settings.applicationsPaging === 'all';
  const { rows, total, whole } = await readPart(api, recruitmentId, from, asWhole);
  const mark = fingerprint(rows.map(({ applicationId }) => applicationId));
  if (cursor && isEverythingAgain(cursor, from, mark, { rows, total, whole }))
    return { applications: [], nextCursor: null, total };
  if (cursor?.left === 0) throw new AppError('ats.bad-answer');
  const left = (cursor?.left ?? pagesAllowed(total, whole ? sliceSize : pageSize)) - 1;
  const kept = { whole, first: cursor?.first ?? mark, left };
  if (last !== null && rows[0]?.applicationId !== last) {
    if (backs === maxBacks) throw new AppError('ats.bad-answer');
    const size = whole ? sliceSize : pageSize;
    const again: Cursor = { ...kept, offset: Math.max(0, offset - size), last: null, backs: backs + 1 };
    return { applications: [], nextCursor: writeCursor(again), total };
  }
  const end = from + rows.length;
  // A page may be shorter than asked for: only the count, or a page without anything new, is the end.
  const isLast = rows.length <= (last === null ? 0 : 1) || (total !== null && end >= total);
  const next: Cursor = { ...kept, offset: end, last: rows.at(-1)?.applicationId ?? null, backs };
  const applications = rows.map((row) => describe(row, recruitmentId));
  return { applications, nextCursor: isLast ? null : writeCursor(next), total };
}

/**
 * Whether a later page is the first one once more, and no other page is to be expected: the list came all at once. A full page
 * does not say that; it may as well be that only `offset` is ignored.
 */
function isEverythingAgain({ first }: Cursor, from: number, mark: string, { rows, total, whole }: Part): boolean {
  if (whole || from === 0 || mark !== first || rows.length < 2) return false;
  return total === null ? rows.length < pageSize : total <= rows.length;
}
