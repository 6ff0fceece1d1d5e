import type { CvSpan } from '../../cv-document.ts';

/**
 * Real CVs stay far below both: their longest lines are rows of wide tables with a few hundred characters, their longest
 * words are web addresses. Rules that look at a line or a word cost little then, whatever a file contains.
 */
export const longestLine = 2000;
export const longestWord = 300;

/** Where to part words that are longer than any word: offsets before which a space goes. */
function cutsIn(text: string): number[] {
  const cuts: number[] = [];
  for (const { 0: word, index } of text.matchAll(/[^ \t\n]+/g)) {
    let from = 0;
    while (word.length - from > longestWord) {
      const at = from + longestWord;
      // Not between the halves of a surrogate pair.
      from = /[\udc00-\udfff]/.test(word.charAt(at)) ? at - 1 : at;
      cuts.push(index + from);
    }
  }
  return cuts;
}

/** Writes a space before each of the offsets, and moves the spans along. */
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

/** A gap near the end of each piece of a long line becomes the end of the line: no offset changes. */
function wrap(line: string): string {
  const pieces: string[] = [];
  let from = 0;
  while (line.length - from > longestLine) {
    const piece = line.slice(from, from + longestLine + 1);
    // There is one: words are short by now.
    const gap = Math.max(piece.lastIndexOf(' '), piece.lastIndexOf('\t'));
    pieces.push(piece.slice(0, gap));
    from += gap + 1;
  }
  return [...pieces, line.slice(from)].join('\n');
}

/**
 * Parts lines and words that are longer than any in a real CV; halves of characters, which no database takes, are
 * replaced.
 *
 * @returns the text with more spaces and line ends; every span covers the characters that it did
 */
export function limitLines(page: { text: string; spans: CvSpan[] }): { text: string; spans: CvSpan[] } {
  const cuts = cutsIn(page.text);
  const { text, spans } = cuts.length > 0 ? insertSpaces(page.text, page.spans, cuts) : page;
  return { text: text.toWellFormed().split('\n').map(wrap).join('\n'), spans };
}
