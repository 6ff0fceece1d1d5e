import type { CvPage } from '@/lib/domain/cv-document';
import { foldToLatin } from './fold-same-length';
import {
  bareTitle,
  headingKind,
  openingKind,
  schooling,
  titleKind,
  unpaidKind,
  type SectionKind,
} from './section-headings';
import { isJobTitle } from './job-title';
import { withLabels } from './labelled-lines';
import type { SectionLine } from './section-line';
import { findGaps, lineHeights } from './line-heights';
import { findUnlistedHeadings } from './unlisted-headings';

export type { SectionKind, SectionLine };

const consent = /^(wyrazam zgode|zgadzam sie na przetwarzanie|i (hereby )?(agree|consent|give)|oswiadczam, ze)/;

/** The first cell of a line with several. */
function titleCell(text: string): string | null {
  const tab = text.indexOf('\t');
  return tab > 0 ? text.slice(0, tab) : null;
}

/** "PRZEBIEG PRACY" / "ZAWODOWEJ": the second half of a title that begins in the cell above. */
function isSecondHalf(cell: string, above: string | undefined): boolean {
  const first = above === undefined ? null : foldToLatin(titleCell(above) ?? above);
  const second = foldToLatin(cell);
  if (!first || !headingKind(first) || /\d/.test(second) || !/[a-z]/.test(second)) return false;
  // Two titles below each other are two.
  if (headingKind(second) && !/ (?:i|oraz|and|&)$/.test(first.trim())) return false;
  return headingKind(`${bareTitle(first)} ${bareTitle(second)}`) !== null;
}

/** A title beside its content becomes a separate line. */
function cellsOf(text: string, above: string | undefined): string[] {
  const cell = titleCell(text);
  const isTitle = cell !== null && (headingKind(foldToLatin(cell)) !== null || isSecondHalf(cell, above));
  return isTitle ? [cell, text.slice(cell.length + 1)] : [text];
}

/**
 * In columns two titles may be read before the contents of both: then jobs come first, unless the content begins with a
 * school.
 */
function sectionOfContent(lines: readonly SectionLine[], section: SectionKind, folded: string): SectionKind {
  if (section !== 'education' || lines.at(-1)?.isHeading !== true || schooling.test(folded)) return section;
  const contents = lines.findLastIndex(({ isHeading, text }) => !isHeading && text.trim() !== '');
  return lines.slice(contents + 1).some((line) => line.isHeading && line.section === 'experience')
    ? 'experience'
    : section;
}

/** At least so much larger than most letters of the page. */
const tall = 1.08;
const shortestWrapped = 40;

/** Whether a line is set as a title, in larger letters or in capitals, and is not one of a person's. */
function isSetAsTitle(text: string, height: number, usual: number): boolean {
  const isLarge = usual > 0 && height > tall * usual;
  return (isLarge || text === text.toLocaleUpperCase('pl')) && !isJobTitle(text);
}

/** The end of a sentence, or the rest of the line above: "… full clean driving" / "licence." */
function isRunningText(text: string, above: string, longest: number): boolean {
  const line = text.trim();
  if (/\p{L}\.$/u.test(line)) return true;
  if (line.endsWith(':')) return false;
  return above.length > Math.max(shortestWrapped, 0.75 * longest) && /^\p{Ll}/u.test(line) && /[\p{L},]$/u.test(above);
}

/** A contact among the lines of consent: a column that is read after it. */
const contact = /@[^\s@]+\.\w|^\W*(?:tel|telefon|phone|mobile|kom)\b/;

interface Line {
  text: string;
  above: string;
  /** Length of the page's longest line. */
  longest: number;
  height: number;
  usual: number;
  /** A gap is above it, and none below. */
  isApart: boolean;
}

function kindOfLine({ text, above, longest, height, usual, isApart }: Line, folded: string): SectionKind | null {
  if (isRunningText(text, above, longest)) return null;
  const kind = headingKind(folded);
  if (kind) return kind;
  const unpaid = unpaidKind(text, folded);
  if (unpaid && !isJobTitle(text)) return unpaid;
  if (/^\s*[-•●▪·*–◦‣→]/.test(text)) return null;
  if (isSetAsTitle(text, height, usual)) return titleKind(folded) ?? openingKind(text, folded);
  return isApart || /:\s*$/.test(text) ? openingKind(text, folded) : null;
}

/** What of a document has lines. */
type Pages = readonly CvPage[];

/** Reading, masking, the profile and the engine ask for the lines of the same pages, which nobody changes. */
const known = new WeakMap<Pages, readonly SectionLine[]>();

/**
 * Every line of a CV with its section, in reading order. Lines before the first heading are `header`. A section
 * continues over page breaks until the next heading.
 */
export function findSectionLines({ pages }: { pages: Pages }): readonly SectionLine[] {
  const lines = known.get(pages) ?? readSectionLines(pages);
  known.set(pages, lines);
  return lines;
}

function readSectionLines(pages: Pages): readonly SectionLine[] {
  const lines: SectionLine[] = [];
  /** Of the lines that are set larger than most, their height. */
  const larger: (number | null)[] = [];
  let section: SectionKind = 'header';
  for (const page of pages) {
    let start = 0;
    const { heightAt, usual } = lineHeights(page);
    const pageLines = page.text.split('\n');
    const cells = pageLines.flatMap((line, index) => cellsOf(line, pageLines[index - 1]));
    const isGap = findGaps(page);
    const longest = pageLines.reduce((most, { length }) => Math.max(most, length), 0);
    for (const [index, text] of cells.entries()) {
      const folded = foldToLatin(text);
      const height = heightAt(start);
      const above = cells[index - 1] ?? '';
      const isRest = text.trim() !== '' && lines.at(-1)?.isHeading === true && isSecondHalf(text, above);
      // The second half of a title keeps the section.
      const kind: SectionKind | null = isRest
        ? section
        : kindOfLine({ text, above, longest, height, usual, isApart: isGap(start) }, folded);
      if (kind) section = kind;
      else if (consent.test(folded.trim())) section = 'clause';
      else if (section === 'clause' && contact.test(folded)) section = 'contact';
      else if (text.trim() !== '') section = sectionOfContent(lines, section, folded);
      const end = start + text.length;
      lines.push({ page: page.number, start, end, text, folded, section, isHeading: kind !== null });
      larger.push(usual > 0 && height > tall * usual ? Math.round(height) : null);
      start = end + 1;
    }
  }
  return withLabels(withJobsBelow(withUnlisted(lines, larger)));
}

/** "03.2019 – 05.2021", "2019 to date" */
const years =
  /\b(?:19|20)\d\d\b.{0,12}(?:[\u2013\u2014-]|\b(?:do|to)\b).{0,20}\b(?:(?:19|20)\d\d\b|obecn|teraz|nadal|dzis|present|now\b|date\b)/;

/** Dates with a title beside or below them, or a title above its dates. */
const isDatedJob = (own: string, below: string): boolean =>
  years.test(own) ? isJobTitle(own) || isJobTitle(below) : years.test(below) && isJobTitle(own);

const ofOneJob = new Set<SectionKind>(['skills', 'projects', 'achievements', 'other']);

/** "Technologies:" among the jobs names what one of them used: the next job is one again. */
function withJobsBelow(lines: readonly SectionLine[]): readonly SectionLine[] {
  let isBelow = false;
  let isAgain = false;
  return lines.map((line, index) => {
    if (line.isHeading) {
      isAgain = false;
      isBelow = ofOneJob.has(line.section) && /:\s*$/.test(line.text) && lines[index - 1]?.section === 'experience';
      return line;
    }
    isAgain ||= isBelow && isDatedJob(line.folded, lines[index + 1]?.folded ?? '');
    return isAgain ? { ...line, section: 'experience' } : line;
  });
}

/** What stands under a title that no list knows is something else than what stands above it. */
function withUnlisted(lines: readonly SectionLine[], larger: readonly (number | null)[]): SectionLine[] {
  const headings = findUnlistedHeadings(lines, larger);
  let isOther = false;
  return lines.map((line, index) => {
    isOther = headings.has(index) || (isOther && !line.isHeading && line.section !== 'clause');
    return isOther ? { ...line, section: 'other', isHeading: headings.has(index) } : line;
  });
}
