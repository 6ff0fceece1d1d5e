/** The last page that a list may be asked for. Multiplied by the page size it still fits an `integer`. */
export const maxPage = 1_000_000;

/** Whether a list may be asked for this page; pages count from 1. */
export function isPageNumber(page: number): boolean {
  return Number.isInteger(page) && page >= 1 && page <= maxPage;
}
