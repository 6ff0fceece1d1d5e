import { diffArrays } from 'diff';

/** A stretch of text that two versions share, or that only one of them has. */
export interface DifferencePart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Words taken out and put in; beyond it, two texts count as altogether different. */
const maxEdits = 500;

function wordsOf(text: string): string[] {
  // A word with the blanks after it and a list's dash before it, so that line breaks are kept and a list stays a list.
  return text.match(/(?:[-–•*]\s+)?\S+\s*|^\s+/g) ?? [];
}

/**
 * What an edit did to a text, word by word, in reading order: at each place first what went, then what came. Joined, the
 * parts that are not `removed` are the new text.
 */
export function wordDifference(from: string, to: string): DifferencePart[] {
  const changes = diffArrays(wordsOf(from), wordsOf(to), {
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

/** Below this share of words in common, the two texts are read more easily one after the other. */
const minSharedRatio = 0.3;

/** Whether word for word is the best way to show an edit: most of the text is still there. */
export function isReworded(parts: readonly DifferencePart[]): boolean {
  const size = (kind: DifferencePart['kind']): number =>
    parts.reduce((sum, part) => sum + (part.kind === kind ? wordsOf(part.text).length : 0), 0);
  const same = size('same');
  return same / Math.max(1, same + Math.max(size('removed'), size('added'))) >= minSharedRatio;
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
