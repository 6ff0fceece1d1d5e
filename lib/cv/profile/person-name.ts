import type { CvDocument } from '@/lib/domain/cv-document';
import { isFirstName } from './first-names';
import { foldSameLength } from './fold-same-length';
import { lineHeights } from './line-heights';
import { namePart, nameWords, statedName, titled } from './name-line';
import type { SectionLine } from './sections';

export interface PersonName {
  firstName: string | null;
  lastName: string | null;
}

export interface FoundName extends PersonName {
  /** The line after the name; null without a name. */
  below: SectionLine | null;
}

interface Candidate {
  words: string[];
  score: number;
  line: number;
  /** Number of lines the name spans. */
  rows: number;
}

const searchedLines = 80;
/** A name on top stands among so many lines. */
const topLines = 4;
/** By this factor a title's letters are larger than most of the page's. */
const larger = 1.08;

function capitalise(word: string): string {
  if (word !== word.toLocaleUpperCase('pl') || word.length < 2) return word;
  return word
    .toLocaleLowerCase('pl')
    .replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase('pl'));
}

/** Letter height of each line on the first page, points. */
function heights(document: CvDocument, lines: SectionLine[]): number[] {
  const spans = document.pages[0]?.spans ?? [];
  return lines.map((line) => spans.find((span) => span.start >= line.start && span.start < line.end)?.height ?? 0);
}

/** Whether an e-mail's local part contains first name or surname. */
export function matchesEmail(words: string[], email: string | null): boolean {
  const local = foldSameLength(email?.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  const parts = [words[0] ?? '', words.at(-1) ?? '', ...(words.at(-1) ?? '').split('-')];
  const folded = parts.map((part) => foldSameLength(part).replace(/[^a-z]/g, ''));
  return folded.some((part) => part.length >= 4 && local.includes(part));
}

/** Evidence for a name, besides its words. */
interface Place {
  line: SectionLine;
  /** Set in the largest letters of the page, which most text is not. */
  isLargest: boolean;
  /** Nothing above it could be a name. */
  isFirst: boolean;
}

function scoreOf(words: string[], { line, isLargest, isFirst }: Place, email: string | null): number {
  const isOthers = line.section === 'references';
  // The employer of kofi.makes.coffee is "Fiddlehead Coffee", not the person.
  const isEmployer = line.section === 'experience' && !isLargest;
  const knowsFirst = !isOthers && words.slice(0, 3).some((word) => isFirstName(foldSameLength(word)));
  const isStated = statedName(line) !== null;
  const isOnTop = isFirst && line.section === 'header' && !/[,\u2013\u2014-]\s\p{Ll}(?!\S*@)/u.test(line.text);
  const evidence =
    (knowsFirst ? 4 : 0) +
    (isStated ? 5 : 0) +
    (!isEmployer && matchesEmail(words, email) ? 3 : 0) +
    (isLargest ? 3 : 0) +
    (isOnTop ? 3 : 0);
  const inHeader = line.section === 'header' || line.section === 'contact' ? 2 : 0;
  return evidence >= 3 ? evidence + inHeader : 0;
}

/** Whether a line is a heading of a known section, or of a clause. Any other heading may be a name that is set like one. */
const isOfSection = ({ isHeading, section }: SectionLine): boolean =>
  (isHeading && section !== 'other') || section === 'clause';

const givenLabel = /^\W*(?:imie|imiona|first name|given names?|forenames?)\s*:\s*/;
const familyLabel = /^\W*(?:nazwisko|surname|last name|family name)\s*:\s*/;

/** "Imię: Danuta" above "Nazwisko: Czajka", or the other way round. */
function labelledParts(lines: SectionLine[]): Candidate | null {
  const partOf = (label: RegExp) => {
    const line = lines.findIndex(({ folded }) => label.test(folded));
    const { text = '', folded = '' } = lines[line] ?? {};
    return {
      line,
      words: text
        .slice(label.exec(folded)?.[0].length ?? 0)
        .trim()
        .split(/\s+/),
    };
  };
  const [given, family] = [partOf(givenLabel), partOf(familyLabel)];
  const words = [...given.words, ...family.words];
  const isWhole =
    Math.abs(given.line - family.line) === 1 && words.length <= 4 && words.every((word) => namePart.test(word));
  return isWhole ? { words, line: Math.min(given.line, family.line), rows: 2, score: Infinity } : null;
}

function candidates(document: CvDocument, lines: SectionLine[], email: string | null): Candidate[] {
  const tall = heights(document, lines);
  const { usual = 0 } = document.pages[0] ? lineHeights(document.pages[0]) : {};
  const usable = lines.map((line) => (isOfSection(line) && !titled.test(line.folded) ? [] : nameWords(line)));
  // The document's title ("CURRICULUM VITAE") must not count as the largest line.
  const largest = Math.max(0, ...tall.filter((_, index) => (usable[index] ?? []).length > 0));
  const firstUsable = usable.findIndex(({ length }) => length > 1);
  const found: Candidate[] = [];
  usable.forEach((words, index) => {
    const line = lines[index];
    if (!line || words.length === 0) return;
    const height = tall[index] ?? 0;
    const isLargest = height > larger * usual && height >= 0.95 * largest;
    let whole = words;
    const below = usable[index + 1] ?? [];
    // First name and surname on two lines of the same size.
    if (words.length === 1 && below.length === 1 && Math.abs((tall[index + 1] ?? 0) - height) <= 0.1 * height)
      whole = [...words, ...below];
    if (whole.length < 2 && !(isLargest && matchesEmail(words, email))) return;
    found.push({
      words: whole,
      line: index,
      rows: whole === words ? 1 : 2,
      score: scoreOf(whole, { line, isLargest, isFirst: index === firstUsable && index < topLines }, email),
    });
  });
  const parts = labelledParts(lines);
  return parts ? [parts] : found.filter((candidate) => candidate.score > 0);
}

function divide(words: string[]): PersonName {
  const parts = words.map(capitalise);
  const isFirst = parts.map((word) => isFirstName(foldSameLength(word)));
  // "KOWALSKA Anna": surname first.
  if (parts.length === 2 && !isFirst[0] && isFirst[1]) {
    return { firstName: parts[1] ?? null, lastName: parts[0] ?? null };
  }
  const given = parts.length > 2 && (isFirst[1] || /^\p{Lu}\.$/u.test(parts[1] ?? '')) ? 2 : 1;
  return { firstName: parts.slice(0, given).join(' '), lastName: parts.slice(given).join(' ') };
}

/**
 * The candidate's name: a line of the first page that looks like a name and has supporting evidence: a known first
 * name, a label, the page's largest letters, or the surname in the e-mail address.
 *
 * @returns nulls when no line qualifies; titles are removed, capitals normalised
 */
export function findPersonName(document: CvDocument, lines: SectionLine[], email: string | null): FoundName {
  const first = document.pages[0]?.number;
  const page = lines.filter((line) => line.page === first).slice(0, searchedLines);
  const ranked = candidates(document, page, email).sort(
    (one, other) => other.score - one.score || one.line - other.line,
  );
  const best = ranked[0];
  if (!best) return { firstName: null, lastName: null, below: null };
  return { ...divide(best.words), below: page[best.line + best.rows] ?? null };
}
