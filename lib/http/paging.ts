/** Lists answer pages of one of these sizes (decisions.md, Conventions of the API). */
export const pageSizes = [10, 20, 50, 100] as const;
export const sortOrders = ['ASC', 'DESC'] as const;

/** A page number out of a hand-written address: below 1 is the first, beyond any list is still a number to search by. */
export function toPageNumber(page: number): number {
  return Math.min(Math.max(1, page), 100_000);
}
