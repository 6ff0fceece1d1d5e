const maxKept = 100;

/** Null where the browser does not tell entries apart. */
function currentEntry(): string | null {
  return typeof window !== 'undefined' && 'navigation' in window ? (window.navigation.currentEntry?.key ?? null) : null;
}

/** What a page is to look like when one comes back to it: a value for each history entry, as long as the tab lives. */
export function createEntryPlaces<T>() {
  const places = new Map<string, T>();
  return {
    keep(place: T): void {
      const entry = currentEntry();
      if (entry === null) return;
      places.delete(entry);
      places.set(entry, place);
      const [oldest] = places.keys();
      if (places.size > maxKept && oldest !== undefined) places.delete(oldest);
    },
    /** Null on a first visit. */
    find: (): T | null => places.get(currentEntry() ?? '') ?? null,
  };
}
