import { lineAfter, lineBefore, type MaskedPage } from './context';
import { isOwnWord, type Word } from './name-words';

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|maj\\w{0,3}|lut\\w{1,4}|marz?e?c\\w{0,3}|lip(?:iec|ca|cu|cem)|kwie\\w{2,6}|sierp\\w{2,5}|czerw\\w{2,4}|stycz\\w{2,5}|grud\\w{2,5}|listopad\\w{0,4}|wrze\\w{2,6}|pazdz\\w{2,8}';
const month = new RegExp(`^(?:${months})$`);
const monthNext = new RegExp(`^\\.?(?:\\s?[-–—/,]\\s?| (?:to|and|or|until|do) )(?:${months})(?![a-z])`);
const monthBefore = new RegExp(
  `(?:\\d{1,2}[. ]{1,2}|(?<![a-z])(?:from|until|till|since|in|by|of|this|last|next) |(?<![a-z])(?:${months})\\.?(?:\\s?[-–—/,]\\s?| (?:to|and|or|until) ))$`,
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

/** What is called after people. */
const termNext =
  /^ (?:optimi[sz]er|optymalizator|dates?|day|calendar|kalendarz|method|algorithm|test|diagram|chart|model|framework|library|language|compiler|scale|index|award|prize|effect)(?![a-z])/;
const termBefore =
  /(?<![a-z])(?:metod[aeyo]\w{0,2}|algorytm\w{0,3}|optymalizator\w{0,3}|jezyk\w{0,3}|skal[aeiy]|wykres\w{0,3}|nagrod[aeyo]) $/;
const patronBefore =
  /(?<![a-z])(?:im|imieniem|imienia|sw|swiet\w{1,4}|patron\w{0,3}|st|saint)\b\.? (?:\p{L}+\.? ){0,2}$/u;
const streetBefore = /(?<![a-z])(?:ul|ulic[aeyi]|al|alej[aei]|alei|pl|plac|placu|os|osiedle|osiedlu|rondo|most)\b\.? $/;

/** Whether a name by itself stands for a thing: a term, a version, a patron, a street. */
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

const address =
  /(?<![a-z])(?:pani?|pan(?:a|u|ie|em|ia|ow)|panstw[oau]|mrs?|ms|miss|mister|dr|mgr|inz|prof|drog[iae]|dear|hi|hello|czesc|witaj|kole(?:ga|zanka|zanki|zanke)|nazwisk[oa]|surname|name|imie|candidate|kandydat\w{0,3})[.:,]? {1,2}$/;

/** Whether the words before say that a person follows: "Pani", "Dear", "Nazwisko:". */
export function isAddressed({ folded }: MaskedPage, start: number): boolean {
  return address.test(lineBefore(folded, start, 30));
}

const withPartners =
  /^[\s,"”]{0,3}(?:i wspoln\w{1,4}|i syn\w{0,4}|(?:i|&) corki|(?:i|&) partner\w{0,3}|& (?:synowie|wspolnicy)|(?:and|&) (?:sons?|daughters?|partners|brothers|co)\b|(?:und|&) (?:sohne|sohn|partner)\b)/;
const legalForm =
  /^[\s,"”]{0,3}(?:spolka|sp\. ?[zjk]|s\. ?a\b|s\. ?c\b|p\.?s\.?a\b|group|grupa|consulting|partners|holding|gmbh|ag\b|ltd|llc|llp|inc\b|plc|bros\b|corp)/;
const isNamedFirm = (after: string): boolean => withPartners.test(after) || legalForm.test(after);
/** Whether a legal form or partners follow: "S.A." is no initials. */
export const isFirm = ({ folded }: MaskedPage, { end }: Word): boolean => isNamedFirm(lineAfter(folded, end, 20));

const joiner = /^(?: & |&|\+)$/;
/** Whom a school or a hospital is called after is seldom the person, and the firm's kind is what is asked for. */
const institution =
  /(?<![\p{L}])(?:uniwersytet|universit|politechnik|akademi|szkol|lice|technikum|colleg|school|institut|instytut|szpital|hospital|muzeum|museum|teatr|theatre)/u;
const firmNoun =
  /^(?:firm|przedsiebiorstw|kancelari|zaklad|grup|sklep|hurtowni|biur|studi|wydawnictw|piekarni|cukierni|restauracj|gabinet|przychodni|aptek|klinik|gospodarstw|warsztat|serwis|salon|hotel|pensjonat|szkol|uniwersytet|universit|fundacj|colleg|lice|technikum|drukarni|ksiegarni|agencj|agency|delikates|browar|winnic|trans|auto|moto|euro|bud|dom|bank|centrum|spolk|company|firm|house|villa|willa|osrodek|muzeum|teatr|szpital|bakery|garage|farm|museum|theatre|hospital|institut|instytut)/;
/** Capitalised words that may follow a surname by itself and make no firm of it. */
const noFirm =
  /^(?:cv|curriculum|resume|zyciorys|senior|junior|starsz[ya]|mlodsz[ya]|mgr|inz|tel|telefon|phone|email|mail|adres|address|strona|page|imie|imiona|data|date|pesel|manager|kierowni\w+|specjalist\w+|programist\w+|developer|engineer|inzynier|dr|born|ur)$/;

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

const legalFormBehind =
  /(?<![\p{L}])(?:sp\. ?[zjkp]|s\. ?a\b|s\. ?c\b|p\.s\.a\b|spolka|gmbh|ltd|llc|llp|inc|plc|ag|ug)(?![\p{L}])/u;

/** What the name of an organisation tells of whom it is called after. */
export type Naming = 'family' | 'business' | 'institution' | 'other';

/**
 * "Nowak i Synowie" is a family's, "Nowak Meble sp. z o.o." somebody's business, and a school or a hospital is seldom called
 * after whoever works there.
 *
 * @param run the part of the name that is the person's surname
 */
export function namingOf({ folded }: MaskedPage, { start, end }: { start: number; end: number }): Naming {
  const after = lineAfter(folded, end, 40);
  if (withPartners.test(after)) return 'family';
  if (institution.test(lineBefore(folded, start, 30)) || institution.test(after.slice(0, 20))) return 'institution';
  return legalForm.test(after) || legalFormBehind.test(after) ? 'business' : 'other';
}
