import { createEntryPlaces } from '@/components/state/entry-places';

/** The row that last had the focus. */
const rows = createEntryPlaces<string>();

export const keepPlace = rows.keep;

/** The row to return to; null on a first visit, or where something besides the page's title has the focus already. */
export function placeToReturnTo(): string | null {
  const { activeElement } = document;
  const isTaken = activeElement?.closest('main') && !activeElement.matches('main, h1');
  return isTaken ? null : rows.find();
}
