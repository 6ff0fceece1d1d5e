import type { CvSpan } from '@/lib/domain/cv-document';

/**
 * Real CVs stay far below: their longest lines are table rows of a few hundred characters, their longest words URLs.
 * This bounds the cost of rules per line or word for any file.
 */
export const maxLineLength = 2000;
export const maxWordLength = 300;

/** Offsets at which to split overlong words. */
function cutsIn(text: string): number[] {
  const cuts: number[] = [];
  for (const { 0: word, index } of text.matchAll(/[^ \t\n]+/g)) {
    let from = 0;
    while (word.length - from > maxWordLength) {
      const at = from + maxWordLength;
      // Not inside a surrogate pair.
      from = /[\udc00-\udfff]/.test(word.charAt(at)) ? at - 1 : at;
      cuts.push(index + from);
    }
  }
  return cuts;
}

/** Inserts a space before each offset, and shifts the spans. */
function insertSpaces(text: string, spans: CvSpan[], cuts: number[]): { text: string; spans: CvSpan[] } {
  const parts = cuts.map((cut, index) => text.slice(cuts[index - 1] ?? 0, cut));
  const added = new Uint32Array(text.length + 2);
  for (const cut of cuts) added[cut] = 1;
  for (let offset = 1; offset < added.length; offset += 1)
    added[offset] = (added[offset] ?? 0) + (added[offset - 1] ?? 0);
  const moved = (offset: number) => offset + (added[offset] ?? 0);
  return {
    text: [...parts, text.slice(cuts.at(-1) ?? 0)].join(' '),
    spans: spans.map((span) => ({ ...span, start: moved(span.start), end: moved(span.end - 1) + 1 })),
  };
}

/** Replaces spaces of a long line by line breaks, which keeps the offsets. */
function wrap(line: string): string {
  const pieces: string[] = [];
  let from = 0;
  while (line.length - from > maxLineLength) {
    const piece = line.slice(from, from + maxLineLength + 1);
    // Always found: words are short by now.
    const gap = Math.max(piece.lastIndexOf(' '), piece.lastIndexOf('\t'));
    pieces.push(piece.slice(0, gap));
    from += gap + 1;
  }
  return [...pieces, line.slice(from)].join('\n');
}

/**
 * Splits lines and words longer than any in a real CV, and replaces lone surrogates, which PostgreSQL rejects.
 *
 * @returns the text with more spaces and line breaks; every span covers the same characters
 */
export function limitLines(page: { text: string; spans: CvSpan[] }): { text: string; spans: CvSpan[] } {
  const cuts = cutsIn(page.text);
  const { text, spans } = cuts.length > 0 ? insertSpaces(page.text, page.spans, cuts) : page;
  return { text: text.toWellFormed().split('\n').map(wrap).join('\n'), spans };
}
