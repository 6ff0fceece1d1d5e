/** Page sizes of lists (decisions.md, Conventions of the API). */
export const pageSizes = [10, 20, 50, 100] as const;
export const sortOrders = ['ASC', 'DESC'] as const;

/** Clamps the page number of a hand-written URL. */
export function toPageNumber(page: number): number {
  return Math.min(Math.max(1, page), 100_000);
}
