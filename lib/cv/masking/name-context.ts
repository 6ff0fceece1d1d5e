import { anyExact, anyLatin } from '@/lib/word-lists/word-pattern';
import { lineAfter, lineBefore, type MaskedPage } from './context';
import { isOwnWord, type Word } from './name-words';
import words from './words/name-context.json';

const months = anyLatin(words.months);
const month = new RegExp(`^(?:${months})$`);
const monthNext = new RegExp(`^\\.?(?:\\s?[-–—/,]\\s?| (?:to|and|or|until|do) )(?:${months})(?![a-z])`);
const monthBefore = new RegExp(
  String.raw`(?:\d{1,2}[. ]{1,2}|(?<![a-z])${anyExact(words.beforeMonth)} |(?<![a-z])(?:${months})\.?(?:\s?[-–—/,]\s?| (?:to|and|or|until) ))$`,
);
const dateNext = /^(?:\.|,)?[ '’/-]{0,2}(?:\d{4}|\d{2})(?![\d ]*\d{3})/;
/** A year or a version: "Ada 2012", "Julia 1.10". */
const numberNext = /^[ ](?:(?:19|20)\d{2}(?!\d)|v?\d+\.\d)/;

/** Whether a word is the name of a month beside a day or a year. */
export function isDate({ folded: page }: MaskedPage, { start, end, folded }: Word): boolean {
  if (!month.test(folded)) return false;
  const after = lineAfter(page, end, 16);
  return dateNext.test(after) || monthNext.test(after) || monthBefore.test(lineBefore(page, start, 24));
}

/** Things called after people: methods, awards, programs. */
const termNext = new RegExp(`^ ${anyExact(words.termBehind)}(?![a-z])`);
const termBefore = new RegExp(`(?<![a-z])${anyLatin(words.termBefore)} $`);
const patronBefore = new RegExp(String.raw`(?<![a-z])${anyLatin(words.patronBefore)}\b\.? (?:\p{L}+\.? ){0,2}$`, 'u');
const streetBefore = new RegExp(String.raw`(?<![a-z])${anyExact(words.streetBefore)}\b\.? $`);

/** Whether a name alone stands for a thing: a term, a version, a school's patron, a street. */
export function isThing({ folded }: MaskedPage, start: number, end: number): boolean {
  const after = lineAfter(folded, end, 24);
  const before = lineBefore(folded, start, 40);
  return [
    numberNext.test(after),
    termNext.test(after),
    termBefore.test(before),
    patronBefore.test(before),
    streetBefore.test(before),
  ].includes(true);
}

const address = new RegExp(`(?<![a-z])${anyLatin(words.address)}[.:,]? {1,2}$`);

/** Whether the words before announce a person: "Pani", "Dear", "Nazwisko:". */
export function isAddressed({ folded }: MaskedPage, start: number): boolean {
  return address.test(lineBefore(folded, start, 30));
}

const withPartners = new RegExp(String.raw`^[\s,"”]{0,3}${anyLatin(words.withPartners)}`);
const legalForm = new RegExp(String.raw`^[\s,"”]{0,3}${anyExact(words.legalForms)}`);
const isNamedFirm = (after: string): boolean => withPartners.test(after) || legalForm.test(after);
/** Whether a legal form or partners follow: then the letters of "S.A." are no initials. */
export const isFirm = ({ folded }: MaskedPage, { end }: Word): boolean => isNamedFirm(lineAfter(folded, end, 20));

const joiner = /^(?: & |&|\+)$/;
/**
 * Words for schools and hospitals. They are seldom called after the candidate, and what kind of institution it is
 * matters to judging.
 */
const institution = new RegExp(String.raw`(?<![\p{L}])${anyExact(words.institutions)}`, 'u');
const firmNoun = new RegExp(`^${anyExact(words.firms)}`);
/** Capitalised words that may follow a surname without making a firm of it. */
const noFirm = new RegExp(`^${anyLatin(words.noFirm)}$`);

const gap = (text: string, one: Word, other: Word): string => text.slice(one.end, other.start);

/** Whether the word after belongs to the same capitalised phrase: "Robert Bosch", "Harrington College". */
export function isFollowedByCapital(text: string, words: Word[], last: number): boolean {
  const word = words[last];
  const next = words[last + 1];
  if (!word || !next?.isCapital || next.isInitial || isOwnWord(next) || noFirm.test(next.folded)) return false;
  const between = gap(text, word, next);
  return between === ' ' || between === '-' || joiner.test(between);
}

/** Whether capitalised words before, one of them a noun such as "Hurtownia", make a firm of the name. */
function isAfterFirmNoun(text: string, words: Word[], first: number): boolean {
  for (let index = first - 1; index >= Math.max(0, first - 3); index -= 1) {
    const word = words[index];
    const next = words[index + 1];
    if (!word || !next || !/^ ?["„“«']?$/.test(gap(text, word, next))) return false;
    if (firmNoun.test(word.folded))
      return word.isCapital || word.folded.startsWith('firm') || gap(text, word, next).length > 1;
    if (!word.isCapital || isOwnWord(word)) return false;
  }
  return false;
}

/** Whether a surname by itself, the words `first` to `last`, is part of the name of a firm or a school. */
export function isOrganisation({ text, folded }: MaskedPage, words: Word[], first: number, last: number): boolean {
  const [begin, end] = [words[first], words[last]];
  if (!begin || !end) return false;
  const before = words[first - 1];
  const between = before ? gap(text, before, begin) : '';
  return (
    isNamedFirm(lineAfter(folded, end.end, 20)) ||
    isFollowedByCapital(text, words, last) ||
    (before?.isCapital === true && (joiner.test(between) || between === '-')) ||
    isAfterFirmNoun(text, words, first)
  );
}

const legalFormBehind = new RegExp(String.raw`(?<![\p{L}])${anyExact(words.legalFormsBehind)}(?![\p{L}])`, 'u');

/** What the name of an organisation tells of the person whose surname it has. */
export type Naming = 'family' | 'business' | 'institution' | 'other';

/**
 * Whose organisation it is: "Nowak i Synowie" is a family's, "Nowak Meble sp. z o.o." somebody's business. A school
 * or a hospital is seldom called after somebody who works there.
 *
 * @param run the part of the name that is the person's surname
 */
export function namingOf({ folded }: MaskedPage, { start, end }: { start: number; end: number }): Naming {
  const after = lineAfter(folded, end, 40);
  if (withPartners.test(after)) return 'family';
  if (institution.test(lineBefore(folded, start, 30)) || institution.test(after.slice(0, 20))) return 'institution';
  return legalForm.test(after) || legalFormBehind.test(after) ? 'business' : 'other';
}
