/** A stretch of text that two versions share, or that only one of them has. */
export interface DifferencePart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Cells of the table below; beyond it, two texts count as altogether different. */
const maxCells = 4_000_000;

function wordsOf(text: string): string[] {
  // A word with the blanks after it, so that line breaks are kept and a list stays a list.
  return text.match(/\S+\s*|^\s+/g) ?? [];
}

const bare = (word: string | undefined): string | undefined => word?.trimEnd();

/** Lengths of the longest common subsequences of all tails, the rows one after another. */
function commonLengths(from: readonly string[], to: readonly string[]): Uint16Array {
  const width = to.length + 1;
  const lengths = new Uint16Array((from.length + 1) * width);
  for (let row = from.length - 1; row >= 0; row -= 1) {
    for (let column = to.length - 1; column >= 0; column -= 1) {
      const [below, right] = [lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0];
      const diagonal = lengths[(row + 1) * width + column + 1] ?? 0;
      lengths[row * width + column] = bare(from[row]) === bare(to[column]) ? diagonal + 1 : Math.max(below, right);
    }
  }
  return lengths;
}

function joined(parts: readonly DifferencePart[]): DifferencePart[] {
  const result: DifferencePart[] = [];
  for (const part of parts.filter(({ text }) => text !== '')) {
    const last = result.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}

function walk(from: readonly string[], to: readonly string[]): DifferencePart[] {
  const lengths = commonLengths(from, to);
  const width = to.length + 1;
  const parts: DifferencePart[] = [];
  let [row, column] = [0, 0];
  while (row < from.length || column < to.length) {
    const [old, now] = [from[row], to[column]];
    if (old !== undefined && now !== undefined && bare(old) === bare(now)) {
      parts.push({ kind: 'same', text: now });
      row += 1;
      column += 1;
    } else if (
      now === undefined ||
      (old !== undefined && (lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0))
    ) {
      parts.push({ kind: 'removed', text: old ?? '' });
      row += 1;
    } else {
      parts.push({ kind: 'added', text: now });
      column += 1;
    }
  }
  return parts;
}

/**
 * What an edit did to a text, word by word, in reading order: at each place first what went, then what came. Joined, the
 * parts that are not `removed` are the new text.
 */
export function wordDifference(from: string, to: string): DifferencePart[] {
  const [old, now] = [wordsOf(from), wordsOf(to)];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const [oldMiddle, newMiddle] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const middle =
    (oldMiddle.length + 1) * (newMiddle.length + 1) > maxCells
      ? [
          { kind: 'removed' as const, text: oldMiddle.join('') },
          { kind: 'added' as const, text: newMiddle.join('') },
        ]
      : walk(oldMiddle, newMiddle);
  return joined([
    { kind: 'same', text: now.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: now.slice(now.length - end).join('') },
  ]);
}

/** Below this share of words in common, the two texts are read more easily one after the other. */
const leastInCommon = 0.3;

/** Whether word for word is the best way to show an edit: most of the text is still there. */
export function isReworded(parts: readonly DifferencePart[]): boolean {
  const size = (kind: DifferencePart['kind']): number =>
    parts.reduce((sum, part) => sum + (part.kind === kind ? wordsOf(part.text).length : 0), 0);
  const same = size('same');
  return same / Math.max(1, same + Math.max(size('removed'), size('added'))) >= leastInCommon;
}

/** Words of an unchanged stretch that are kept on either side of a change. */
const context = 12;

/** The same, with long unchanged stretches shortened to what stands next to a change; "…" is where something was left out. */
export function aroundChanges(parts: readonly DifferencePart[]): DifferencePart[] {
  return parts.map((part, index) => {
    const words = wordsOf(part.text);
    if (part.kind !== 'same' || words.length <= 2 * context + 4) return part;
    const head = index === 0 ? '' : words.slice(0, context).join('').trimEnd();
    const tail = index === parts.length - 1 ? '' : words.slice(-context).join('');
    return { kind: 'same', text: `${head}${head && ' '}… ${tail}` };
  });
}
