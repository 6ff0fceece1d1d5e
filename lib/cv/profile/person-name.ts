import type { CvDocument } from '../cv-document';
import { isFirstName } from './first-names';
import { foldSameLength } from './fold-same-length';
import { isJobTitle } from './job-title';
import { findLanguageNames } from './language-names';
import { lineHeights } from './line-heights';
import { findPolishCity } from './cities';
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
  /^\W*(?:imi(?:e|ona)(?: i)? nazwisko|nazwisko i imi(?:e|ona)|full name|name(?: (?:and|&) surname)?|kandydat(?:ka)?|candidate)(?:\s*[:\u2013-]\s*|\s{2,})/;
const nameSentence =
  /\b(?:nazywam sie|my name is|jestem|i am|i.m|(?:pozdrawiam|z powazaniem|regards|sincerely|faithfully)\W{1,3})\s*(?=\S)/;
const titles =
  /(?<![\p{L}])(?:mgr|inż|inz|dr|hab|prof|lic|lek|med|mr|mrs|ms|miss|sir|pan|pani|msc|bsc|ba|ma|mba|phd|pmp|cpa|acca|eng)(?![\p{L}])\.?/giu;
/** "dr n. med.", "mgr farm." */
const abbreviation = /(?<!\p{L})\p{Ll}{1,6}\.(?=\s)/gu;
const heading =
  /(?:curriculum vitae|resume|résumé|życiorys|zyciorys|\bcv\b|europass|personal (?:information|details|data)|dane (?:osobowe|kontaktowe))(?:\s(?:of|for)\s)?\s*[:\u2013\u2014-]?/giu;
/** Titles that only a name follows behind a sign: "Profil zawodowy: Anna Wilk", "Aplikacja – Jan Kot". */
const titled =
  /^\W*(?:profil zawodowy|profil kandydat(?:a|ki)|aplikacja|podanie|list motywacyjny|dokumenty aplikacyjne|(?:professional |candidate |personal )?profile|application|cover letter|portfolio|curriculum vitae|resume|zyciorys|cv)\s{0,2}(?:[:\u2013\u2014|-]|\b(?:of|for|by)\b)\s{0,2}(?=\p{L})/u;
/** "CV_Jan_Kowal", "Jan-Kowal-CV.pdf" */
const asFileName = /^\W*[\p{L}.]{1,30}(?:[_-][\p{L}\d.]{1,30}){1,5}\s*$/u;
const fileWords =
  /(?<![\p{L}])(?:cv|resume|zyciorys|życiorys|curriculum|vitae|aplikacja|application|podanie|list|motywacyjny|portfolio|pl|en|eng|pdf|docx?|odt|rtf)(?![\p{L}])|[\d.]+/giu;
const letterSpaced = /^\s*\p{L}(?:[ \u00A0]{1,4}\p{L}\.?){3,60}\s*$/u;
const particle = /^(?:van|von|de|der|den|da|di|del|dos|la|le|el|al|ibn|bin)$/;
const cellEnd = /[\t|,;\u2022\u00b7\u2726]|\s(?:[\u2013\u2014/*-]|\/\/)\s|\s{3,}/;
const namePart = /^(?:\p{Lu}(?:\p{L}+(?:['’]\p{L}+)?|['’]\p{L}+)|\p{Lu}\.)(?:-\p{Lu}\p{L}+)*$/u;
const notNames =
  /\b(?:szanown\w+|jestem|nazywam|referencje|references?|dane|osobowe|kontakt|profil|summary|profile|contact|personal|details|page|strona|data|date|phone|telefon|email|adres|address|sp|ltd|plc|gmbh|inc|s\.a|the|bank)\b|politechnik|uniwersytet|universit|akademi|szkol|technikum|liceum|college|school/;
const searchedLines = 80;
/** A name on top stands among so many lines. */
const topLines = 4;
/** Letters of a title, by those of most of the page. */
const larger = 1.08;

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

/** "Siobhan Hartley RGN", "OLIVER J. PEMBERTON MEng CEng": letters behind a name. */
function withoutLetters(words: string[]): string[] {
  const isInCapitals = (word: string) => /^[\p{Lu}.'-]+$/u.test(word);
  const isName = words.slice(0, 2).every(isInCapitals);
  const isDegree = (word: string) => /^(?!Ma?c\p{Lu})(?:\p{Lu}{2,}\p{Ll}|\p{Lu}\p{Ll}+\p{Lu})/u.test(word);
  return words.filter((word, index) => index < 2 || !(isDegree(word) || (isInCapitals(word) && !isName)));
}

/** A line as a name is written in it, where it is set like a file's name or letter by letter. */
function asWritten(text: string): string {
  if (letterSpaced.test(text))
    return text
      .trim()
      .split(/\s{2,}/)
      .map((word) => word.replace(/\s/g, ''))
      .join(' ');
  if (!/_|^\W*cv-|-cv(?:\.\w+)?\s*$/i.test(text) || !asFileName.test(text)) return text;
  return text.replace(/[_-]/g, ' ').replace(fileWords, ' ');
}

/** The part of a line that its label or its sentence says is the name. */
function statedName({ text, folded }: SectionLine): string | null {
  const named = label.exec(folded) ?? nameSentence.exec(folded);
  if (!named) return null;
  const rest = text.slice(named.index + named[0].length);
  return label.test(folded)
    ? rest
    : (/^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*)+/u.exec(rest)?.[0].replace(/(?<=\p{L}{2})\..*$/u, '') ?? null);
}

/** "Nowicka, Aldona M." */
const surnameFirst = /^\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), (\p{Lu}[\p{L}'’-]+)(?: \p{Lu}\.)?\s*$/u;

/** The words of a line that may be a name; empty if it cannot be one. */
function nameWords(line: SectionLine): string[] {
  const [, family, given] = surnameFirst.exec(line.text) ?? [];
  if (family && given && isFirstName(foldSameLength(given))) return [given, ...family.split(' ')];
  const behind = line.text.slice(titled.exec(line.folded)?.[0].length ?? 0);
  const text = statedName(line) ?? asWritten(behind);
  const cell =
    text.replace(heading, ' ').replace(titles, ' ').replace(abbreviation, ' ').trim().split(cellEnd)[0] ?? '';
  const parts = cell.replace(/(?<=^|\s)(\p{Lu}\.)(?=\p{Lu})/gu, '$1 ').split(/\s+/);
  const words = withoutLetters(parts.filter((word) => /[\p{L}\p{N}@]/u.test(word)));
  if (isMonogram(words)) words.shift();
  if (words.length === 0 || words.length > 4 || !areNameParts(words)) return [];
  const folded = foldSameLength(cell);
  // A surname may be the name of a trade.
  const isPerson = words.length === 2 && isFirstName(foldSameLength(words[0] ?? ''));
  const isOther = notNames.test(folded) || (isJobTitle(cell) && !isPerson) || findPolishCity(cell) !== null;
  return isOther || (findLanguageNames(folded).length > 0 && !isPerson) ? [] : words;
}

/** Capitalised words, and particles between them. */
const areNameParts = (words: string[]): boolean =>
  words.every((word, index) => namePart.test(word) || (index > 0 && index < words.length - 1 && particle.test(word)));

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

/** What speaks for a name, beside its words. */
interface Place {
  line: SectionLine;
  /** Set in the largest letters of the page, which most text is not. */
  isLargest: boolean;
  /** Nothing above it could be a name. */
  isFirst: boolean;
}

function scoreOf(words: string[], { line, isLargest, isFirst }: Place, email: string | null): number {
  const isOthers = line.section === 'references';
  // "Fiddlehead Coffee" is the employer of kofi.makes.coffee.
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

/** A name set like a heading is one that no list knows. */
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
