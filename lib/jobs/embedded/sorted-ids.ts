import { randomUUID } from 'node:crypto';

/** Ascending ids, so that rows created in the same millisecond keep their order. */
export function sortedIds(count: number): string[] {
  return Array.from({ length: count }, () => randomUUID()).sort();
}
