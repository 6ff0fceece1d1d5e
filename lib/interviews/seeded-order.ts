import { createHash } from 'node:crypto';

/** The items in an order that looks random and depends on their keys alone. */
export function seededOrder<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  const digest = (item: Item): string => createHash('sha256').update(key(item)).digest('hex');
  return items
    .map((item) => ({ item, rank: digest(item) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ item }) => item);
}
