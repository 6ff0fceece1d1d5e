import type { CvDocument } from '../cv-document';
import { isFirstName } from './first-names.ts';
import { foldSameLength } from './fold-same-length.ts';
import { isJobTitle } from './job-title.ts';
import { findPolishCity } from './cities.ts';
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

const label =
  /^\W*(?:imie i nazwisko|nazwisko i imie|imiona i nazwisko|full name|name|kandydat(?:ka)?|candidate)\s*[:\u2013-]\s*/;
const titles =
  /(?<![\p{L}])(?:mgr|inż|inz|dr|hab|prof|lic|lek|med|mr|mrs|ms|miss|sir|pan|pani|msc|bsc|ba|ma|mba|phd|pmp|cpa|acca|eng)(?![\p{L}])\.?/giu;
const heading = /(?:curriculum vitae|resume|résumé|życiorys|zyciorys|\bcv\b)\s*[:\u2013\u2014-]?/giu;
const cellEnd = /[\t|,;\u2022\u00b7]|\s[\u2013\u2014/-]\s|\s-\s/;
const namePart = /^(?:\p{Lu}(?:\p{L}+(?:['’]\p{L}+)?|['’]\p{L}+)|\p{Lu}\.)(?:-\p{Lu}\p{L}+)*$/u;
const notNames =
  /\b(?:dane|osobowe|kontakt|profil|summary|profile|contact|personal|details|page|strona|data|date|phone|telefon|email|adres|address|sp|ltd|s\.a)\b/;
const searchedLines = 80;

function capitalise(word: string): string {
  if (word !== word.toLocaleUpperCase('pl') || word.length < 2) return word;
  return word
    .toLocaleLowerCase('pl')
    .replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase('pl'));
}

/** "JP Joanna Pilarska": initials drawn as an ornament beside the name. */
function isMonogram(words: string[]): boolean {
  const [first = '', ...others] = words;
  return first.length >= 2 && first.length <= 3 && first === others.map((word) => word.charAt(0)).join('');
}

/** The words of a line that may be a name; empty if it cannot be one. */
function nameWords(line: SectionLine): string[] {
  const text = line.text.slice(label.exec(line.folded)?.[0].length ?? 0);
  const cell = text.replace(heading, ' ').replace(titles, ' ').trim().split(cellEnd)[0] ?? '';
  const words = cell.split(/\s+/).filter((word) => /[\p{L}\p{N}@]/u.test(word));
  if (isMonogram(words)) words.shift();
  if (words.length === 0 || words.length > 4 || !words.every((word) => namePart.test(word))) return [];
  return notNames.test(foldSameLength(cell)) || isJobTitle(cell) || findPolishCity(cell) ? [] : words;
}

/** Letter height of each line on the first page, points. */
function heights(document: CvDocument, lines: SectionLine[]): number[] {
  const spans = document.pages[0]?.spans ?? [];
  return lines.map((line) => spans.find((span) => span.start >= line.start && span.start < line.end)?.height ?? 0);
}

/** Whether an e-mail's local part contains first name or surname. */
function matchesEmail(words: string[], email: string | null): boolean {
  const local = foldSameLength(email?.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  const last = foldSameLength(words.at(-1) ?? '').replace(/[^a-z]/g, '');
  const first = foldSameLength(words[0] ?? '').replace(/[^a-z]/g, '');
  return [last, first].some((part) => part.length >= 4 && local.includes(part));
}

function scoreOf(words: string[], line: SectionLine, height: number, largest: number, email: string | null): number {
  const knowsFirst = words.slice(0, 3).some((word) => isFirstName(foldSameLength(word)));
  const stated = label.test(line.folded);
  const isLargest = largest > 0 && height >= 0.95 * largest;
  const evidence = (knowsFirst ? 4 : 0) + (stated ? 5 : 0) + (matchesEmail(words, email) ? 3 : 0) + (isLargest ? 3 : 0);
  const inHeader = line.section === 'header' || line.section === 'contact' ? 2 : 0;
  return evidence >= 3 ? evidence + inHeader : 0;
}

function candidates(document: CvDocument, lines: SectionLine[], email: string | null): Candidate[] {
  const tall = heights(document, lines);
  const usable = lines.map((line) => (line.isHeading || line.section === 'clause' ? [] : nameWords(line)));
  // The document's title ("CURRICULUM VITAE") must not count as the largest line.
  const largest = Math.max(0, ...tall.filter((_, index) => (usable[index] ?? []).length > 0));
  const found: Candidate[] = [];
  usable.forEach((words, index) => {
    const line = lines[index];
    if (!line || words.length === 0) return;
    const height = tall[index] ?? 0;
    let whole = words;
    const below = usable[index + 1] ?? [];
    // First name and surname on two lines of the same size.
    if (words.length === 1 && below.length === 1 && Math.abs((tall[index + 1] ?? 0) - height) <= 0.1 * height)
      whole = [...words, ...below];
    if (whole.length < 2) return;
    found.push({
      words: whole,
      line: index,
      rows: whole === words ? 1 : 2,
      score: scoreOf(whole, line, height, largest, email),
    });
  });
  return found.filter((candidate) => candidate.score > 0);
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
