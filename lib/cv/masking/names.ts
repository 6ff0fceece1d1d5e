import { isFirstName } from '@/lib/cv/profile/first-names';
import { lineAfter, lineBefore, type MaskedPage } from './context';
import type { Mask } from './mask';
import { isShortName } from './diminutives';
import { isAddressed, isDate, isFirm, isFollowedByCapital, isOrganisation, isThing, namingOf } from './name-context';
import { bareForm, isOwnWord, wordsOf, type Word } from './name-words';
import { ordinaryKind } from './ordinary-surnames';
import type { OwnNames } from './own-names';
import { doesSomething, isPersonMeant } from './person-meant';
import words from './words/names.json';

/** Forms of first names that are also ordinary words: alone they are not taken for a name. */
const commonWords = new Set(words.commonWords);
/** First names that are also technologies or months: alone they are names only in a sentence about the person. */
const termsAndMonths = new Set(words.termsAndMonths);
/** First names that are also programming languages or libraries. */
const languages = new Set(words.languages);
const longestName = 10;
const particles = new Set(words.particles);

/** These titles tell the sex, and in English whether a woman is married. */
const title = /(?<![a-z])(?:mrs?|ms|miss)\.? $/;

interface Run {
  first: number;
  last: number;
}

const near = /^(?:[\s,]{1,4}|[_-]\n?| - )$/;
const nearInitial = /^(?:\.?,?[\s-]{0,2}|, )$/;

/** Whether two words, one after the other, can be parts of one name. */
function isJoined(page: MaskedPage, one: Word, other: Word): boolean {
  const between = page.text.slice(one.end, other.start);
  if (!near.test(between) && !(one.isInitial && nearInitial.test(between))) return false;
  if (one.isCapital !== other.isCapital && !particles.has(one.folded) && !particles.has(other.folded)) return false;
  // A line that begins with a month goes on with a year, not with the name above it.
  return !(
    between.includes('\n') &&
    (isDate(page, other) || isDate(page, one) || isThing(page, other.start, other.end))
  );
}

const isInitial = (page: MaskedPage, word: Word, own: OwnNames): boolean =>
  word.isInitial &&
  !/\d/.test(page.text[word.end] ?? '') &&
  (page.text[word.end] === '.' || own.initials.has(word.folded));

/** Whether a name is complete before a word of the next line, so that the word is no further surname. */
const isComplete = (run: Word[], next: Word, isApart: boolean): boolean =>
  run.some(({ isLast }) => isLast) &&
  (isApart || (next.isLast && (!next.isFirst || run.some(({ isFirst }) => isFirst))));

/** Where the name that begins with the word at `first` ends: "Anna Maria Nowak-Wolska", "Nowak, A. M.". */
function endOfRun(page: MaskedPage, words: Word[], first: number, own: OwnNames): number {
  let last = first;
  for (let index = first + 1; index < Math.min(words.length, first + longestName); index += 1) {
    const [before, word] = [words[index - 1], words[index]];
    if (!before || !word || !isJoined(page, before, word) || isFirm(page, before)) break;
    const isNewLine = /^[^-]*\n/.test(page.text.slice(before.end, word.start));
    if (isNewLine && isComplete(words.slice(first, last + 1), word, index - 1 > last)) break;
    if (isOwnWord(word)) last = index;
    else if (
      index - last > 2 ||
      !(before.isLast ? /^(?:, | |\. ?|-)$/ : /^(?: |\. ?|-)$/).test(page.text.slice(before.end, word.start))
    )
      break;
    else if (isInitial(page, word, own) && last === index - 1) last = index;
  }
  return last;
}

/** Whether a sentence begins with the name ("April built it."), and no term such as "Ruby on Rails" does. */
function isSubject({ text }: MaskedPage, begin: Word, end: Word): boolean {
  const after = lineAfter(text, end.end, 14);
  const isSentence = /(?:^|[.!?:] |["„“”«'])$/.test(lineBefore(text, begin.start, 3));
  return (
    isSentence && /^ \p{Ll}{3}/u.test(after) && !/^ (?:and|for|with|oraz|lub|dla|prog|lang|dev|code|api)/.test(after)
  );
}

/**
 * Whether a firm with the person's surname tells who the person is. A surname that is an ordinary word tells it only
 * where the firm is somebody's business.
 */
function isOwnFirm(page: MaskedPage, begin: Word, end: Word, own: OwnNames): boolean {
  const naming = namingOf(page, { start: begin.start, end: end.end });
  if (naming === 'family') return true;
  if (ordinaryKind(bareForm(begin)) === 'product' || naming === 'institution') return false;
  return naming === 'business' || !own.ordinaryForms.has(bareForm(begin));
}

/**
 * Whether a name found in the text is masked. First and last name together always are; a single one unless it is
 * something else.
 */
function isMasked(page: MaskedPage, words: Word[], { first, last }: Run, own: OwnNames): boolean {
  const run = words.slice(first, last + 1);
  const [begin, end] = [words[first], words[last]];
  if (!begin || !end) return false;
  const hasLast = run.some(({ isLast }) => isLast);
  const hasOther = run.some(({ isLast, isFirst }) => !isLast || isFirst);
  if (run.length > 1 && hasLast && hasOther) return true;
  if (!begin.isCapital || isDate(page, begin)) return false;
  if (isAddressed(page, begin.start)) return true;
  if (isThing(page, begin.start, end.end)) return false;
  const isOrdinary = run.every((word) => !isOwnWord(word) || own.ordinaryForms.has(bareForm(word)));
  if (hasLast && isOrganisation(page, words, first, last)) return isOwnFirm(page, begin, end, own);
  if (isOrdinary && !(own.isForScreen && page.isOwn(begin.start)))
    return isPersonMeant(page, words, { first, last }, own);
  if (hasLast) return true;
  if (isFollowedByCapital(page.text, words, last) || page.text[begin.start - 1] === '-') return false;
  if (!termsAndMonths.has(begin.folded) && !commonWords.has(begin.folded)) return true;
  if (!languages.has(begin.folded) && doesSomething(page, begin, end)) return true;
  if (commonWords.has(begin.folded)) return false;
  return page.isOwn(begin.start) && isSubject(page, begin, end);
}

/** A second first name beside the name, and the other half of a double surname. */
function widened(page: MaskedPage, words: Word[], { first, last }: Run): Run {
  const gap = (index: number): string => page.text.slice(words[index]?.end, words[index + 1]?.start);
  const isExtra = (word: Word | undefined, between: string): boolean =>
    word?.isCapital === true &&
    (/^-\n?$/.test(between) || (between === ' ' && (isFirstName(word.folded) || isShortName(word.folded))));
  const hasSurname = words.slice(first, last + 1).some(({ isLast }) => isLast);
  if (!hasSurname) return { first, last };
  return {
    first: first > 0 && isExtra(words[first - 1], gap(first - 1)) ? first - 1 : first,
    last: last + 1 < words.length && isExtra(words[last + 1], gap(last)) ? last + 1 : last,
  };
}

const isParticleNext = ({ text }: MaskedPage, words: Word[], first: number): boolean =>
  /^[ -]$/.test(text.slice(words[first - 1]?.end, words[first]?.start));

/** Particles and initials before a surname: "von Hallenstein", "J. M. Kurowska". */
function withInitials(page: MaskedPage, words: Word[], surname: number, own: OwnNames): number {
  let first = surname;
  while (own.particles.has(words[first - 1]?.folded ?? '') && isParticleNext(page, words, first)) first -= 1;
  let from = first;
  for (let index = first - 1; index >= Math.max(0, first - 3); index -= 1) {
    const word = words[index];
    const between = page.text.slice(word?.end, words[index + 1]?.start);
    if (!word?.isInitial || !/^(?:\.[ -]?| )$/.test(between)) break;
    from = index;
  }
  return from;
}

/**
 * The person's names in all cases, with pet forms, initials and second names. Firms, schools, months and terms that
 * carry the name stay.
 */
export function findNames(page: MaskedPage, own: OwnNames): Mask[] {
  const words = wordsOf(page.text, page.folded, own);
  const masks: Mask[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (!word || !isOwnWord(word)) continue;
    const end = endOfRun(page, words, index, own);
    const isSurname = word.isLast && word.isCapital;
    const run = { first: isSurname ? withInitials(page, words, index, own) : index, last: end };
    if (isMasked(page, words, run, own)) masks.push(maskOf(page, words, run));
    index = end;
  }
  return masks;
}

function maskOf(page: MaskedPage, words: Word[], run: Run): Mask {
  const { first, last } = words[run.last]?.isCapital === true ? widened(page, words, run) : run;
  const [begin, end] = [words[first], words[last]];
  const from = begin?.start ?? 0;
  const polite = title.exec(lineBefore(page.folded, from, 8))?.[0].length ?? 0;
  const dot = end?.isInitial && lineAfter(page.text, end.end, 1) === '.' ? 1 : 0;
  return { start: from - polite, end: (end?.end ?? 0) + dot, kind: 'NAME' };
}
