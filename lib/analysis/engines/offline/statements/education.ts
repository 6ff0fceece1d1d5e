import { degreeRules, type EducationLevel } from '@/lib/analysis/engines/offline/lexicon/degrees';
import type { SectionLine } from '@/lib/cv/profile/sections';
import { sentenceBreaks } from '@/lib/analysis/engines/offline/text/sentence-ends';
import type { CvIndex } from './cv-index';
import * as told from '@/lib/analysis/engines/offline/lexicon/education-words';
import { mostLinesOfEducation } from './line-lengths';

export interface EducationEntry {
  line: number;
  level: EducationLevel;
  /** In progress, or finished without a diploma. */
  isUnfinished: boolean;
  /** Given up, or not yet begun: no education. */
  isVoid: boolean;
  /** Only the school is named, not the degree. */
  isImplied: boolean;
}

/** A folded text without what it denies. */
export function withoutDenials(folded: string): string {
  return folded.replace(told.notDone, (found) => ' '.repeat(found.length));
}

/** The sentence of a line at an offset. */
function sentenceAt({ text, folded }: SectionLine, at: number): string {
  const breaks = sentenceBreaks(text);
  return folded.slice(
    breaks.findLast((start) => start <= at),
    breaks.find((start) => start > at),
  );
}

/** "Liceum (matura 2012), studia przerwane": what is said of other studies. */
function withoutOthers(sentence: string, words: RegExp): string {
  const items = sentence.split(/(?=[,;])/);
  return items
    .filter(
      (item) => words.test(item) || !/\b(?:studi\w+|doktorat\w*|magisterk\w+|master\S*|phd|universit\w+)\b/.test(item),
    )
    .join('');
}

/** Offsets of the parts of a line that each name a degree; none, if one or no part does. */
function degreeParts(folded: string): [from: number, to: number][] {
  const parts: [number, number][] = [];
  let at = 0;
  for (const part of folded.split(told.partBreak)) {
    const from = folded.indexOf(part, at);
    at = from + part.length;
    if (degreeRules.some(({ words }) => words.test(part))) parts.push([from, at]);
  }
  return parts.length > 1 ? parts : [];
}

function entriesOf(cv: CvIndex, index: number): EducationEntry[] {
  const line = cv.lines[index];
  if (!line || told.denied.test(line.folded)) return [];
  const parts = degreeParts(line.folded);
  const whole: [number, number] = [0, line.folded.length];
  return (parts.length > 0 ? parts : [whole]).flatMap(([from, to]) => entryOf(cv, index, line, from, to) ?? []);
}

/** The degree that the part `[from, to)` of a line names. */
function entryOf(cv: CvIndex, index: number, line: SectionLine, from: number, to: number): EducationEntry | null {
  const isEducation = line.section === 'education';
  const isPart = to - from < line.folded.length;
  // "MA, Graphic Design", but "ma doświadczenie"
  const folded = line.folded.replace(/\b(?:[bm]a|be|bs)\b/g, (found, at: number) =>
    line.text.charAt(at) === found[0] ? '  ' : found,
  );
  const said = withoutDenials(folded).slice(from, to);
  const rules = degreeRules.filter(
    ({ words, isClear }) => words.test(said) && (isClear || isEducation || told.schoolOrDegree.test(folded)),
  );
  const ownOf = ({ words }: { words: RegExp }) =>
    isPart ? said : withoutOthers(sentenceAt(line, words.exec(folded)?.index ?? 0), words);
  // What was finished before the studies that were given up
  const rule = rules.find((one) => !told.given.test(ownOf(one))) ?? rules[0];
  // A job at a university is no degree.
  if (!rule || (line.section === 'experience' && !told.isDegree.test(folded))) return null;
  const own = ownOf(rule);
  const nearby = isEducation && !isPart ? entryText(cv, index) : own;
  const isUnfinished =
    (told.unfinished.test(nearby) && !told.ended.test(own)) || endsLater(nearby, Math.floor(cv.referenceMonth / 12));
  // "InDesign I last touched at university"
  const isNamed = isEducation || told.opensEducation.test(folded) || /\b(?:19|20)\d\d\b/.test(folded);
  if (rule.isImplied && (!isNamed || /bootcamp|\bkurs|\bcourse\b/.test(nearby))) return null;
  const isVoid = told.given.test(own);
  return { line: index, level: rule.level, isUnfinished, isVoid, isImplied: rule.isImplied === true };
}

/** "2024 – 2027", read in 2026. */
function endsLater(text: string, year: number): boolean {
  return [
    ...text.matchAll(
      /(?:[-\u2013\u2014]\s*(?:\d{1,2}[./])?|\b(?:dyplom|matura|obrona|ends|graduat\w*|diploma)\D{1,20})(20\d\d)\b/g,
    ),
  ].some(([, end]) => Number(end) > year);
}

/** "w trakcie: studia inżynierskie" begins a new entry. */
const beginsUnderWay = (cv: CvIndex, line: number): boolean =>
  /^\W*(?:w trakcie|obecnie|aktualnie|currently|in progress)\b/.test(cv.lines[line]?.folded ?? '');
const hasYear = (cv: CvIndex, line: number): boolean => /\b(?:19|20)\d\d\b/.test(cv.lines[line]?.folded ?? '');

/**
 * All lines of one school. Its years are on the first or the last line, depending on the CV, as the first line below
 * the heading shows.
 */
function entryLines(cv: CvIndex, index: number): [from: number, to: number] {
  const isInside = (line: number) => cv.lines[line]?.section === 'education' && !cv.lines[line]?.isHeading;
  let [top, bottom] = [index, index];
  while (isInside(top - 1) && index - top < mostLinesOfEducation) top -= 1;
  while (isInside(bottom + 1) && bottom - index < mostLinesOfEducation) bottom += 1;
  const isYearFirst = hasYear(cv, top);
  let from = index;
  let to = index;
  if (isYearFirst) {
    while (from > top && !hasYear(cv, from) && !beginsUnderWay(cv, from)) from -= 1;
    while (to < bottom && !hasYear(cv, to + 1) && !beginsUnderWay(cv, to + 1)) to += 1;
  } else {
    while (from > top && !hasYear(cv, from - 1)) from -= 1;
    while (to < bottom && !hasYear(cv, to)) to += 1;
    // What stands below the last years is told of that school.
    if (!cv.lines.slice(to + 1, bottom + 1).some((_, below) => hasYear(cv, to + 1 + below))) to = bottom;
  }
  return [from, to];
}

function entryText(cv: CvIndex, index: number): string {
  const [from, to] = entryLines(cv, index);
  const lines = cv.lines.slice(from, to + 1);
  return lines.map(({ folded }) => folded).join(' ');
}

/** The lines in which an entry's field may stand. */
export function educationLines(cv: CvIndex, { line }: EducationEntry): [from: number, to: number] {
  if (cv.lines[line]?.section === 'education') return entryLines(cv, line);
  return [line, cv.lines[line + 1]?.section === cv.lines[line]?.section ? line + 1 : line];
}

/** Education entries, finished before unfinished, then highest level first. */
export function findEducation(cv: CvIndex): EducationEntry[] {
  return cv.lines
    .flatMap((_, index) => entriesOf(cv, index))
    .sort(
      (first, second) =>
        Number(first.isUnfinished) - Number(second.isUnfinished) ||
        second.level - first.level ||
        Number(first.isImplied) - Number(second.isImplied),
    );
}

/** The line that denies an education. */
export function findDeniedEducation(cv: CvIndex): number | null {
  const line = cv.lines.findIndex(({ folded }) => told.denied.test(folded));
  return line >= 0 ? line : null;
}
