import type { CvDocument } from '@/lib/domain/cv-document';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { SectionLine } from '@/lib/cv/profile/sections';
import { insideOf } from '../context';
import type { Mask } from '../mask';
import { isOwnWord, wordsOf } from '../name-words';
import type { OwnNames } from '../own-names';
import { nameWords } from './signatures';

/** A name at the top of a CV stands within so many lines. */
const topLines = 4;

/**
 * How many words that may be the person's name are left unmasked: forms of the names with a capital letter and, where
 * no surname is known, lines at the top that look like a name. Only a number, so that it may be logged.
 *
 * @param masks of each page, in order
 */
export function countDoubts(
  document: CvDocument,
  lines: readonly SectionLine[],
  masks: readonly Mask[][],
  own: OwnNames,
): number {
  const left = document.pages.map(({ text }, index) => {
    const isMasked = insideOf(masks[index] ?? []);
    const words = wordsOf(text, foldSameLength(text), own);
    return words.filter((word) => isOwnWord(word) && word.isCapital && !isMasked(word.start)).length;
  });
  const unknown = own.lasts.length > 0 ? [] : topNames(document, lines);
  return left.reduce((sum, count) => sum + count, unknown.length);
}

function topNames({ pages: [first] }: CvDocument, lines: readonly SectionLine[]): SectionLine[] {
  const written = lines.filter(({ page, text }) => page === first?.number && text.trim() !== '');
  return written.slice(0, topLines).filter(({ text, isHeading }) => !isHeading && nameWords(text).length > 0);
}
