/**
 * How a list's pager behaves.
 *
 * - `repeats`: the first page again and again, with more promised each time
 * - `skips`: one row between the first page and the second never comes
 * - `ignores`: the page that is asked for does not matter, everything is sent
 * - `grows`: there is always a next page, empty at last, and the count grows with each
 */
export const pagings = ['honest', 'repeats', 'skips', 'ignores', 'grows'] as const;
export type Paging = (typeof pagings)[number];

/** The part of a list that a page shows. */
export interface Page<T> {
  rows: T[];
  /** How many rows there are, as the pager says. */
  total: number;
  /** Whether the pager promises another page. */
  hasNext: boolean;
}

/** The page of `size` rows from the place `start`. */
export function pageFrom<T>(all: T[], start: number, size: number, paging: Paging): Page<T> {
  const honest = { rows: all.slice(start, start + size), total: all.length, hasNext: start + size < all.length };
  switch (paging) {
    case 'honest':
      return honest;
    case 'repeats':
      return { rows: all.slice(0, size), total: Math.max(all.length, start + 2 * size), hasNext: true };
    case 'skips': {
      const from = start > 0 ? start + 1 : 0;
      return { ...honest, rows: all.slice(from, start + size + (start > 0 ? 1 : 0)) };
    }
    case 'ignores':
      return { ...honest, rows: all };
    case 'grows':
      return { ...honest, total: Math.max(all.length, start + 2 * size), hasNext: true };
  }
}
