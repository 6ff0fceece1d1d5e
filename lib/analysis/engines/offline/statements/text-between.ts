import { shortestMargin } from '@/lib/analysis/engines/offline/text/sentence-ends';
import { lengthOfForms } from '@/lib/cv/word-forms/fold-forms';
import type { CvIndex } from './cv-index';
import type { CvToken } from './cv-tokens';

/** Whether a line begins a dated job or an unbulleted list item. */
function beginsNewItem(before: string, line: string, margin: number): boolean {
  if (/^\s*(?:\d{1,2}[./-])?(?:19|20)\d\d\b|^\s*(?:\+ |\p{Lu}\S*(?: \S+){0,2}:)/u.test(line)) return true;
  const isApart = margin > shortestMargin || /^(?:\s{2,}|\s*["„“]?\p{Lu})/u.test(line);
  return isApart && lengthOfForms(before) < margin;
}

/** A heading, a section and a page separate texts. */
function areSeparate(cv: CvIndex, first: CvToken, second: CvToken): boolean {
  if (first.line === second.line) return false;
  const [one, other] = first.line < second.line ? [first.line, second.line] : [second.line, first.line];
  const lines = cv.lines.slice(one, other + 1);
  return lines.some(
    ({ page, section, isHeading, text }, index) =>
      isHeading ||
      page !== lines[0]?.page ||
      section !== lines[0].section ||
      (index > 0 && beginsNewItem(lines[index - 1]?.folded ?? '', text, cv.marginAt)),
  );
}

/** The folded text between two words; an empty line if they belong to different parts of the CV. */
export function textBetween(cv: CvIndex, first: CvToken, second: CvToken): string {
  if (areSeparate(cv, first, second)) return '\n\n';
  const [from, to] = first.start < second.start ? [first, second] : [second, first];
  return cv.foldedFrom({ ...from, start: from.end }, { ...to, end: to.start });
}
