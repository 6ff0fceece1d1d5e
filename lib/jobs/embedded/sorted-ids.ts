import { randomUUID } from 'node:crypto';

/** New ids in rising order: rows that are made in the same millisecond keep the order of their ids. */
export function sortedIds(count: number): string[] {
  return Array.from({ length: count }, () => randomUUID()).sort();
}
