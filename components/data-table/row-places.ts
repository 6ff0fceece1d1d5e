/** The row that last had the focus, by history entry. */
const places = new Map<string, string>();
const maxKept = 100;

/** Null where the browser does not tell entries apart. */
function currentEntry(): string | null {
  return 'navigation' in window ? (window.navigation.currentEntry?.key ?? null) : null;
}

export function keepPlace(rowId: string): void {
  const entry = currentEntry();
  if (entry === null) return;
  places.delete(entry);
  places.set(entry, rowId);
  const [oldest] = places.keys();
  if (places.size > maxKept && oldest !== undefined) places.delete(oldest);
}

/** The row to return to; null on a first visit, or where something besides the page's title has the focus already. */
export function placeToReturnTo(): string | null {
  const { activeElement } = document;
  const isTaken = activeElement?.closest('main') && !activeElement.matches('main, h1');
  return isTaken ? null : (places.get(currentEntry() ?? '') ?? null);
}
