/** Right ones among those found and among those that should have been found. */
export interface Overlap {
  right: number;
  found: number;
  wanted: number;
}

/** Words in lower case, without punctuation; ligatures and combining marks as plain letters. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(/\u00AD/g, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** 2 × right of all found and wanted; 1 when there is nothing to find and nothing was found. */
export function f1({ right, found, wanted }: Overlap): number {
  return found + wanted === 0 ? 1 : (2 * right) / (found + wanted);
}

function countsOf(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

function overlapOf(found: readonly string[], wanted: readonly string[]): Overlap {
  const counts = countsOf(wanted);
  let right = 0;
  for (const [item, count] of countsOf(found)) right += Math.min(count, counts.get(item) ?? 0);
  return { right, found: found.length, wanted: wanted.length };
}

/** Compares which words there are, in whatever order. */
export function compareWords(found: string, wanted: readonly string[]): Overlap {
  return overlapOf(wordsOf(found), wanted.flatMap(wordsOf));
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
}

/**
 * Compares which word follows which. Within a block the order counts; which block follows which does not: a pair from the end of
 * one block to the start of another is neither right nor wrong.
 *
 * @param blocks texts that may follow each other in any order
 */
export function compareOrder(found: string, blocks: readonly string[]): Overlap {
  const inBlocks = blocks.map(wordsOf).filter((words) => words.length > 0);
  const foundPairs = pairsOf(wordsOf(found));
  const wanted = inBlocks.flatMap(pairsOf);
  const overlap = overlapOf(foundPairs, wanted);
  const counts = countsOf(wanted);
  const surplus = [...countsOf(foundPairs)].map(([pair, count]) => [pair, count - (counts.get(pair) ?? 0)] as const);
  const ends = new Set(inBlocks.map((words) => words.at(-1)));
  const starts = new Set(inBlocks.map((words) => words[0]));
  const crossings = surplus.filter(([pair, count]) => {
    const [end, start] = pair.split(' ');
    return count > 0 && ends.has(end) && starts.has(start);
  });
  const free = crossings.reduce((total, [, count]) => total + count, 0);
  return { ...overlap, found: overlap.found - Math.min(free, inBlocks.length - 1) };
}
