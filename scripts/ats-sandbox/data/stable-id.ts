import { createHash } from 'node:crypto';

/** An id of a word, from `base` on: the same word, the same id, at every start. */
export function stableId(word: string, base: number): number {
  return base + createHash('sha256').update(word).digest().readUIntBE(0, 3);
}
