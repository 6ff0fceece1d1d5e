import { isWorkWord } from '@/lib/cv/masking/second-check/no-names';
import { findPolishCity } from './cities';
import { isFirstName } from './first-names';
import { foldSameLength } from './fold-same-length';
import { isJobTitle } from './job-title';
import { findLanguageNames } from './language-names';
import type { SectionLine } from './section-line';
import { anyExact, anyOf, anyWritten, anywhere } from '@/lib/word-lists/word-pattern';
import words from './words/name-line.json';

const label = new RegExp(`^\\W*${anyOf(words.labels)}(?:\\s*[:\\u2013-]\\s*|\\s{2,})`, '');
const nameSentence =
  /\b(?:nazywam sie|my name is|jestem|i am|i.m|(?:pozdrawiam|z powazaniem|regards|sincerely|faithfully)\W{1,3})\s*(?=\S)/;
const titles = new RegExp(`(?<![\\p{L}])${anyWritten(words.titles)}(?![\\p{L}])\\.?`, 'giu');
/** "dr n. med.", "mgr farm." */
const abbreviation = /(?<!\p{L})\p{Ll}{1,6}\.(?=\s)/gu;
const heading = new RegExp(
  String.raw`${anyExact(words.documentHeadings)}(?:\s(?:of|for)\s)?\s*[:\u2013\u2014-]?`,
  'giu',
);
/** Titles that only a name follows behind a sign: "Profil zawodowy: Anna Wilk", "Aplikacja – Jan Kot". */
export const titled = new RegExp(
  String.raw`^\W*${anyExact(words.titled)}\s{0,2}(?:[:\u2013\u2014|-]|\b(?:of|for|by)\b)\s{0,2}(?=\p{L})`,
  'u',
);
/** "CV_Jan_Kowal", "Jan-Kowal-CV.pdf" */
const asFileName = /^\W*[\p{L}.]{1,30}(?:[_-][\p{L}\d.]{1,30}){1,5}\s*$/u;
const fileWords = new RegExp(`(?<![\\p{L}])${anyWritten(words.fileWords)}(?![\\p{L}])|[\\d.]+`, 'giu');
const letterSpaced = /^\s*\p{L}(?:[ \u00A0]{1,4}\p{L}\.?){3,60}\s*$/u;
const particle = new RegExp(`^${anyExact(words.particles)}$`);
const cellEnd = /[\t|,;\u2022\u00b7\u2726]|\s(?:[\u2013\u2014/*-]|\/\/)\s|\s{3,}/;
/** Hebrew and Arabic have no capitals. */
export const namePart =
  /^(?:(?:\p{Lu}(?:\p{L}+(?:['’]\p{L}+)?|['’]\p{L}+)|\p{Lu}\.)(?:-\p{Lu}\p{L}+)*|[\p{Script=Hebrew}\p{Script=Arabic}\p{M}]{2,20}(?:[-\u05be][\p{Script=Hebrew}\p{Script=Arabic}\p{M}]{2,20})?)$/u;
const notNames = anywhere(words.notNames);
/** Words of a title that may also be a rare surname after a known first name. */
const notAlone = anywhere(words.notAlone);
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
export function statedName({ text, folded }: SectionLine): string | null {
  const named = label.exec(folded) ?? nameSentence.exec(folded);
  if (!named) return null;
  const rest = text.slice(named.index + named[0].length);
  return label.test(folded)
    ? rest
    : (/^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*)+/u.exec(rest)?.[0].replace(/(?<=\p{L}{2})\..*$/u, '') ?? null);
}

/** "(she/her)" */
const pronouns = new RegExp(`\\(?(?<![\\p{L}/])${anyWritten(words.pronouns)}(?![\\p{L}/])\\)?`, 'giu');
/** 'Jan "Johnny" Kowalski', "Jan (Johnny) Kowalski" */
const nickname = /(?<=\p{L} )(?:["'„“”«‘][\p{L}. -]{1,20}["'“”»’]|\(\p{Lu}\p{L}{1,15}\))(?= \p{Lu})/gu;
/** "2026", "05.2026" */
const dateOfFile = /(?<![\d./-])(?:\d{1,2}[./-]){0,2}20\d\d(?![\d./-])/g;

/** The words in Latin letters of a name that is written in two scripts. */
function inOneScript(text: string): string {
  const latin = text.match(/\p{Script=Latin}[\p{Script=Latin}'’.-]*/gu) ?? [];
  const other =
    text.match(
      /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Georgian}\p{Script=Armenian}]{2,}/gu,
    ) ?? [];
  return latin.length > 1 && other.length > 1 ? latin.join(' ') : text;
}

/** A line without what people write around their name: pronouns, a nickname, the year of the file. */
function withoutAsides(text: string): string {
  const plain = text.replace(pronouns, ' ').replace(nickname, '');
  const named = plain.replace(heading, ' ');
  return inOneScript(named === plain ? plain : named.replace(dateOfFile, ' '));
}

/** "Nowicka, Aldona M." */
const surnameFirst = /^\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), (\p{Lu}[\p{L}'’-]+)(?: \p{Lu}\.)?\s*$/u;

/** In characters: a paragraph may contain a name, but a longer text is not searched. */
const longestLine = 2000;
const beginningOf = (line: SectionLine): SectionLine => ({
  ...line,
  text: line.text.slice(0, longestLine),
  folded: line.folded.slice(0, longestLine),
});

/** The words of a line that may be a name; empty if it cannot be one. */
export function nameWords(whole: SectionLine): string[] {
  const line = whole.text.length > longestLine ? beginningOf(whole) : whole;
  const [, family, given] = surnameFirst.exec(line.text) ?? [];
  if (family && given && isFirstName(foldSameLength(given))) return [given, ...family.split(' ')];
  const behind = line.text.slice(titled.exec(line.folded)?.[0].length ?? 0);
  const text = statedName(line) ?? asWritten(behind);
  const cell = withoutAsides(text).replace(titles, ' ').replace(abbreviation, ' ').trim().split(cellEnd)[0] ?? '';
  const parts = cell.replace(/(?<=^|\s)(\p{Lu}\.)(?=\p{Lu})/gu, '$1 ').split(/\s+/);
  const words = withoutLetters(parts.filter((word) => /[\p{L}\p{N}@]/u.test(word)));
  if (isMonogram(words)) words.shift();
  if (words.length === 0 || words.length > 4 || !areNameParts(words)) return [];
  const folded = foldSameLength(cell);
  // A surname may be the name of a trade.
  const firsts = words.slice(0, -1);
  const isPerson =
    (firsts.length === 1 || firsts.length === 2) && firsts.every((word) => isFirstName(foldSameLength(word)));
  const isOther =
    notNames.test(folded) ||
    (!isPerson && (isJobTitle(cell) || notAlone.test(folded))) ||
    (!isPerson && words.some((word) => isWorkWord(foldSameLength(word)))) ||
    findPolishCity(cell) !== null;
  return isOther || (findLanguageNames(folded).length > 0 && !isPerson) ? [] : words;
}

/** Whether the words are capitalised, with particles between them. */
const areNameParts = (words: string[]): boolean =>
  words.every((word, index) => namePart.test(word) || (index > 0 && index < words.length - 1 && particle.test(word)));
