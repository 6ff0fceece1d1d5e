import { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { ScanInput, ScanPage } from '../provider';
import { readCursor, writeCursor } from '../read-response';
import { fingerprint, pagesAllowed } from '../page-trail';
import { largestPage, placesPath, type TraffitApi } from './traffit-api';
import { describePlaces } from './traffit-applications';
import { placeSchema } from './traffit-rows';

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
});
type Cursor = z.infer<typeof cursorSchema>;

/**
 * A page of people in a recruitment, by id. When there are fewer than at the page before, those behind the removed ones
 * have moved forward, and the scan goes back as many.
 *
 * @throws as AtsProvider; `ats.bad-answer` also for a page that comes again, and pages without end
 */
export async function scanTraffit(api: TraffitApi, input: ScanInput): Promise<ScanPage> {
  const { recruitmentId, since } = input;
  const cursor = input.cursor ? readCursor(cursorSchema, input.cursor) : null;
  const page = cursor?.page ?? 1;
  const { rows, total } = await api.list(placeSchema, placesPath(recruitmentId), { page, size: pageSize, since });
  const places = rows.filter((row) => row !== null);
  // One row may be a remnant; a whole page without people is none.
  if (rows.length > 1 && places.length === 0) throw new AppError('ats.bad-answer');
  const mark = fingerprint(places.map(({ employee }) => employee.id));
  const comesAgain = places.length > 0 && mark === cursor?.before;
  if (comesAgain || rows.length > largestPage || cursor?.left === 0) throw new AppError('ats.bad-answer');
  const size = cursor?.size ?? Math.max(1, rows.length);
  const left = (cursor?.left ?? pagesAllowed(total, size)) - 1;
  const applications = await describePlaces(api, recruitmentId, places);
  const isLast = rows.length === 0 || (total !== null && page * size >= total);
  const back = Math.ceil(removedSince(cursor, total) / size);
  const next: Cursor | null =
    back > 0 && page > 1
      ? { page: Math.max(1, page - back), total, size, before: null, left }
      : isLast
        ? null
        : { page: page + 1, total, size, before: mark, left };
  const unreadable = rows.length - places.length;
  return { applications, nextCursor: next && writeCursor(next), total, ...(unreadable > 0 ? { unreadable } : {}) };
}

function removedSince(cursor: Cursor | null, total: number | null): number {
  return cursor && cursor.total !== null && total !== null ? Math.max(0, cursor.total - total) : 0;
}
