import type { HighlightBox } from '@/lib/domain/analysis-schemas';
import type { CvPage } from '@/lib/domain/cv-document';
import { highlightBoxes } from '@/lib/cv/highlight-boxes';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';

/** A place in a CV where the phrase stands. */
export interface CvHit {
  /** 1-based. */
  page: number;
  /** Fractions of the page, origin top-left. */
  boxes: HighlightBox[];
}

/** More are of no use to a reader. */
const maxHits = 1000;

/** Lower case without diacritics, any white space a space; of the same length. */
function comparable(text: string): string {
  return foldSameLength(text).replace(/\s/g, ' ');
}

/** Where a phrase stands in the pages, in reading order, also over the end of a line; none for an empty phrase. */
export function findInPages(pages: readonly CvPage[], phrase: string): CvHit[] {
  const wanted = comparable(phrase.normalize('NFC').trim()).replace(/ +/g, ' ');
  const hits: CvHit[] = [];
  if (wanted === '') return hits;
  for (const page of pages) {
    const text = comparable(page.text);
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const boxes = highlightBoxes(page, at, at + wanted.length);
      if (boxes.length > 0) hits.push({ page: page.number, boxes });
      if (hits.length === maxHits) return hits;
    }
  }
  return hits;
}
