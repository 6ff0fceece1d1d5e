import { createHash } from 'node:crypto';

/** A short mark of a page's ids, to tell in the next cursor whether the same page came again. */
export function fingerprint(ids: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(ids)).digest('base64url').slice(0, 16);
}

/** No recruitment has more pages, when the ATS does not say how many there are. */
const mostPages = 2000;

/**
 * How many pages a scan may read: enough to go back many times while people come and go, and an end all the same.
 *
 * @param total how many rows there were at the first page; null: the ATS does not say
 */
export function pagesAllowed(total: number | null, pageSize: number): number {
  return total === null ? mostPages : 40 + 4 * Math.ceil(total / Math.max(1, pageSize));
}
