import type { CvDocument } from '@/lib/domain/cv-document';
import type { Mask } from '@/lib/cv/masking/mask';

/** A line of the CV as a model sees it. */
export interface NumberedSentence {
  /** 1-based, over the whole CV. */
  id: number;
  page: number;
  /** Offset in the page's own text of the line. */
  start: number;
  /** With masks in place of personal data. */
  text: string;
  /** Offset in the page's own text of each character of `text`, and of the end. */
  offsets: number[];
}

function maskedLine(text: string, start: number, end: number, masks: Mask[]): { text: string; offsets: number[] } {
  let masked = '';
  const offsets: number[] = [];
  const add = (part: string, at: (index: number) => number): void => {
    for (let index = 0; index < part.length; index += 1) offsets.push(at(index));
    masked += part;
  };
  let from = start;
  for (const mask of masks) {
    if (mask.end <= start || mask.start >= end) continue;
    const until = Math.max(mask.start, start);
    const begin = from;
    add(text.slice(begin, until), (index) => begin + index);
    add(`[${mask.kind}]`, () => until);
    from = Math.min(mask.end, end);
  }
  const rest = from;
  add(text.slice(rest, end), (index) => rest + index);
  offsets.push(end);
  return { text: masked, offsets };
}

/** Characters `[start, end)` of a page's text with masks in place of personal data. */
export function maskedText(text: string, { start, end }: { start: number; end: number }, masks: Mask[]): string {
  return maskedLine(text, start, end, masks).text;
}

/**
 * The CV's lines in reading order, numbered, with personal data masked. Empty lines get no number.
 *
 * @param masks of each page, in order (`maskPersonalData`)
 */
export function numberSentences(document: CvDocument, masks: Mask[][]): NumberedSentence[] {
  const sentences: NumberedSentence[] = [];
  document.pages.forEach((page, index) => {
    let start = 0;
    for (const line of page.text.split('\n')) {
      const end = start + line.length;
      if (line.trim() !== '') {
        const masked = maskedLine(page.text, start, end, masks[index] ?? []);
        sentences.push({ id: sentences.length + 1, page: page.number, start, ...masked });
      }
      start = end + 1;
    }
  });
  return sentences;
}
