import { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { ScanInput, ScanPage } from '../provider';
import { readCursor, writeCursor } from '../read-response';
import { fingerprint, pagesAllowed } from '../page-trail';
import type { TraffitApi } from './traffit-api';
import { describePlaces } from './traffit-applications';
import { largestPage } from './traffit-headers';
import { readPage } from './traffit-page';

/** Each employee's files are a call of their own: a page must not last long, because it is taken in whole. */
const pageSize = 25;

const cursorSchema = z.object({
  page: z.int().min(1),
  total: z.int().nullable(),
  /** Rows of a full page: there may be fewer than asked for. */
  size: z.int().min(1),
  /** Of the page before; null: the scan has gone back. */
  before: z.string().nullable(),
  /** Pages that may still be read. */
  left: z.int(),
  /** How changes were asked for; absent before it was kept. */
  filter: z.string().optional(),
});
type Cursor = z.infer<typeof cursorSchema>;

/**
 * A page of people in a recruitment, by id. When there are fewer than at the page before, those behind the removed ones
 * have moved forward, and the scan goes back as many. When it turns out that changes have to be asked for otherwise, the
 * pages are others, and it begins anew.
 *
 * @throws as AtsProvider; `ats.bad-answer` also for a page that comes again, and pages without end
 */
export async function scanTraffit(api: TraffitApi, input: ScanInput): Promise<ScanPage> {
  const { recruitmentId, since } = input;
  const cursor = input.cursor ? readCursor(cursorSchema, input.cursor) : null;
  const page = cursor?.page ?? 1;
  const filter = cursor?.filter ?? api.changeFilter;
  const { rows, total, broken } = await readPage(api, recruitmentId, { page, size: cursor?.size ?? pageSize, since });
  const places = rows.filter((row) => row !== null);
  // One row may be a remnant; a whole page without people is none.
  if (rows.length > 1 && places.length === 0) throw new AppError('ats.bad-answer');
  const mark = fingerprint(places.map(({ employee }) => employee.id));
  const comesAgain = places.length > 0 && mark === cursor?.before;
  if (comesAgain || rows.length > largestPage || cursor?.left === 0) throw new AppError('ats.bad-answer');
  const size = cursor?.size ?? (broken > 0 ? pageSize : Math.max(1, rows.length));
  const left = (cursor?.left ?? pagesAllowed(total, size)) - 1;
  const applications = await describePlaces(api, recruitmentId, places);
  const isOther = since !== null && filter !== api.changeFilter;
  const kept = { size, left, filter: api.changeFilter };
  const next: Cursor | null = isOther
    ? { ...kept, page: 1, total: null, before: null }
    : nextOf({ ...kept, page, total, before: mark }, removedSince(cursor, total), rows.length + broken === 0);
  const unreadable = rows.length - places.length + broken;
  return { applications, nextCursor: next && writeCursor(next), total, ...(unreadable > 0 ? { unreadable } : {}) };
}

/** What is read after `present`; null: it was the last page. */
function nextOf(present: Cursor, removed: number, isEmpty: boolean): Cursor | null {
  const { page, total, size } = present;
  const back = Math.ceil(removed / size);
  if (back > 0 && page > 1) return { ...present, page: Math.max(1, page - back), before: null };
  const isLast = isEmpty || (total !== null && page * size >= total);
  return isLast ? null : { ...present, page: page + 1 };
}

function removedSince(cursor: Cursor | null, total: number | null): number {
  return cursor && cursor.total !== null && total !== null ? Math.max(0, cursor.total - total) : 0;
}
