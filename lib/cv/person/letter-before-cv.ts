import type { CvPage, SetAside } from '@/lib/domain/cv-document';
import { findSectionLines, type SectionKind, type SectionLine } from '@/lib/cv/profile/sections';
import { atStart } from '@/lib/word-lists/word-pattern';
import words from './words/letter.json';

const greeting = atStart(words.greetings);
const closing = atStart(words.closings);

/** Sections that show that a page belongs to a CV. */
export const isHeadingOfCv = ({ isHeading, section }: SectionLine): boolean =>
  isHeading && (section === 'experience' || section === 'education');

/** No letter has these. */
const cvSections: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'skills', 'languages']);

const isLike = (pattern: RegExp) => (line: SectionLine) => pattern.test(line.folded.trim());

/** Where a letter ends: with the whole page, or with its last words if the CV begins on the same page. */
function endOf(
  lines: readonly SectionLine[],
  begin: number,
  cvBegins: number,
): { page: number; until?: number } | null {
  const cv = lines[cvBegins];
  const between = lines.slice(begin, cvBegins);
  const last = between.findLast(isLike(closing));
  // A CV may begin with a greeting, and its skills may stand before its jobs.
  const letter = last ? between.slice(0, between.indexOf(last)) : between;
  if (letter.some(({ isHeading, section }) => isHeading && cvSections.has(section))) return null;
  // The name below the last words may be the only one of the file.
  if (last) return last.page === cv?.page ? { page: last.page, until: last.end } : { page: last.page };
  const before = between.findLast(({ page }) => page !== cv?.page);
  return before ? { page: before.page } : null;
}

/**
 * Finds a letter before a CV: a greeting, no section of a CV before the letter ends, and a CV behind it, or pages that
 * cannot be read. A letter alone is not one.
 */
export function findLetter(pages: readonly CvPage[]): SetAside | null {
  const lines = findSectionLines({ pages });
  const heading = lines.findIndex(isHeadingOfCv);
  const unread = pages.find(({ quality }) => quality?.verdict === 'BAD')?.number;
  if (heading < 0 && unread === undefined) return null;
  const cvBegins = heading < 0 ? lines.length : heading;
  const begin = lines.slice(0, cvBegins).findIndex(isLike(greeting));
  const first = lines[begin]?.page;
  const end = begin < 0 ? null : endOf(lines, begin, cvBegins);
  if (first === undefined || !end) return null;
  // With nothing readable behind it, only pages after the letter can be the CV.
  if (heading < 0 && (unread ?? 0) <= end.page) return null;
  const numbers = pages.map(({ number }) => number).filter((number) => number >= first && number <= end.page);
  return { kind: 'LETTER', pages: numbers, ...(end.until === undefined ? {} : { until: end.until }) };
}
