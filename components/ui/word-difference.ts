import { diffArrays } from 'diff';

/** A part that both versions share, or that only one has. */
export interface DifferencePart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Above this number of changed words the texts count as entirely different. */
const maxEdits = 500;

function splitWords(text: string): string[] {
  // A word with trailing white space and a leading list dash, so that line breaks and lists are kept.
  return text.match(/(?:[-–•*]\s+)?\S+\s*|^\s+/g) ?? [];
}

/**
 * The word diff of two texts in reading order, removals before additions. Joining the parts that are not `removed`
 * gives the new text.
 */
export function wordDifference(from: string, to: string): DifferencePart[] {
  const changes = diffArrays(splitWords(from), splitWords(to), {
    comparator: (old, now) => old.trimEnd() === now.trimEnd(),
    maxEditLength: maxEdits,
  }) ?? [
    { value: [from], removed: true, added: false },
    { value: [to], removed: false, added: true },
  ];
  return changes.map(({ value, removed, added }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value.join(''),
  }));
}

/** Minimum share of common words for showing a word diff. */
const minSharedRatio = 0.3;

/** Whether the texts share enough for a word diff. */
export function isReworded(parts: readonly DifferencePart[]): boolean {
  const size = (kind: DifferencePart['kind']): number =>
    parts.reduce((sum, part) => sum + (part.kind === kind ? splitWords(part.text).length : 0), 0);
  const same = size('same');
  return same / Math.max(1, same + Math.max(size('removed'), size('added'))) >= minSharedRatio;
}

/** Unchanged words kept on either side of a change. */
const context = 12;

/** Shortens long unchanged parts to the context of changes, with "…" for omissions. */
export function aroundChanges(parts: readonly DifferencePart[]): DifferencePart[] {
  return parts.map((part, index) => {
    const words = splitWords(part.text);
    if (part.kind !== 'same' || words.length <= 2 * context + 4) return part;
    const head = index === 0 ? '' : words.slice(0, context).join('').trimEnd();
    const tail = index === parts.length - 1 ? '' : words.slice(-context).join('');
    return { kind: 'same', text: `${head}${head && ' '}… ${tail}` };
  });
}
