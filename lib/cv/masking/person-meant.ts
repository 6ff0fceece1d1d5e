import { anyExact, anyLatin } from '@/lib/word-lists/word-pattern';
import { isJobTitle } from '@/lib/cv/profile/job-title';
import { lineAfter, lineBefore, type MaskedPage } from './context';
import { bareForm, type Word } from './name-words';
import type { OwnNames } from './own-names';
import words from './words/person-meant.json';

const label = new RegExp(String.raw`(?<![a-z])${anyLatin(words.signatureLabels)}[\s:,.\u2013\u2014-]{1,4}$`);
const document = new RegExp(`(?<![a-z])${anyExact(words.documents)}`);
/** What a header or a footer may hold besides the name. */
const furniture = new RegExp(`(?<![a-z])${anyExact(words.furniture)}(?![a-z])|[^a-z]`, 'g');
/** Before the name of somebody who is quoted: "— Baker". Titles of office: "Dyrektor Wilk", "p. Wilk". */
const quotedBefore = /["”»’']\s{0,2}[\u2013\u2014-]\s{0,2}$/;
const office = new RegExp(`(?:^|[^a-z])${anyExact(words.offices)} $`);
const possessive = new RegExp(`^(?:'s|’s)? (?!${anyExact(words.notPossessed)})[a-z]`);
const fullLine = 50;
const cellEnd = /^\s{0,3}(?:$|[\n|,;/\u2013\u2014\u2022\u00b7-])/;
const englishVerb = new RegExp(`^ ${anyLatin(words.englishVerbs, words)}`);
const polishVerb = new RegExp(`^ ${anyLatin(words.polishVerbs, words)} `);
const verbOfWork = new RegExp(`^ ${anyExact(words.verbsOfWork)}`);
const trade = new RegExp(`(?:^| )${anyLatin(words.beforeTrade)} ?$`);
const jobIntroduction = new RegExp(`(?:^| )${anyLatin(words.beforeIntroducedJob)} $`);
const countryBefore = new RegExp(`(?:^| )${anyLatin(words.beforeCountry)} $`);

/** 'William "Bill" Baker' */
const nickname = /[a-z] ["“„'(][a-z]{2,15}["”'’)] $/;

/** Whether the line holds only the name and what a header or a footer has, or stands where a letter is signed. */
function standsAlone({ text, folded, isOwn }: MaskedPage, begin: Word, end: Word): boolean {
  const before = lineBefore(folded, begin.start, 60);
  const after = lineAfter(folded, end.end, 60);
  if ((before + after).replace(furniture, '') !== '') return false;
  const isEdge =
    text.slice(0, begin.start - before.length).trim() === '' || text.slice(end.end + after.length).trim() === '';
  return document.test(before + after) || (isEdge && isOwn(begin.start) && !isJobTitle(bareForm(begin)));
}

/**
 * Whether the words have a capital within a sentence whose other words have none, so that they are neither title nor
 * abbreviation.
 */
function isWithinSentence({ text, folded }: MaskedPage, words: Word[], { first, last }: Run, own: OwnNames): boolean {
  const [before, begin, end, next] = [words[first - 1], words[first], words[last], words[last + 1]];
  if (!before || !begin || !end || before.end + 1 !== begin.start) return false;
  // "Zespół Wilka": the first word of a sentence has a capital anyway.
  const isFirst = /^\W{0,4}$/.test(lineBefore(folded, before.start, 40)) && !own.lasts.includes(begin.folded);
  if (before.isCapital && !(isFirst && !isJobTitle(bareForm(begin)))) return false;
  // Where a line is full, its sentence goes on in the next.
  const isWrapped = text[before.end] === '\n' && lineBefore(text, before.end, fullLine).length === fullLine;
  if (/^\p{Lu}{2,}$/u.test(text.slice(begin.start, end.end))) return false;
  if ((text[before.end] !== ' ' && !isWrapped) || /^ \d/.test(text.slice(end.end, end.end + 3))) return false;
  if (next?.isCapital === true && text.slice(end.end, next.start) === ' ') return false;
  const sentence = lineBefore(folded, begin.start, 40);
  return !(isJobTitle(bareForm(begin)) ? trade : jobIntroduction).test(sentence);
}

/**
 * Whether the word is a possessive, as in "Baker's sourdough": as an ordinary word it would have a small letter, or
 * be a trade's name.
 */
const isOfPerson = ({ folded }: MaskedPage, end: Word): boolean =>
  /['’]s$/.test(folded.slice(end.start, end.end)) && possessive.test(lineAfter(folded, end.end, 24));

interface Run {
  first: number;
  last: number;
}

const startsSentence = (before: string): boolean =>
  /(?:^|[.!?:;] |["„“”«'(])$/.test(before) || /^\W{0,4}$/.test(before);

/** "Baker won the prize.": whether a sentence begins with the words and says what a person does. */
export function doesSomething({ folded }: MaskedPage, begin: Word, end: Word): boolean {
  const after = lineAfter(folded, end.end, 24);
  return startsSentence(lineBefore(folded, begin.start, 40)) && (englishVerb.test(after) || polishVerb.test(after));
}

/**
 * Whether an ordinary word that is also the person's name means the person here: in a signature, in a header or a
 * footer, as the subject of a sentence, or with a capital that the ordinary word would not have.
 *
 * @param run words `first` to `last`
 */
export function isPersonMeant(page: MaskedPage, words: Word[], run: Run, own: OwnNames): boolean {
  const [begin, end] = [words[run.first], words[run.last]];
  if (!begin || !end) return false;
  const before = lineBefore(page.folded, begin.start, 40);
  const after = lineAfter(page.folded, end.end, 24);
  const closing = page.folded.slice(Math.max(0, begin.start - 40), begin.start);
  if (label.test(closing) && cellEnd.test(after)) return true;
  if (office.test(before) || (quotedBefore.test(before) && cellEnd.test(after))) return true;
  if (nickname.test(before) || standsAlone(page, begin, end)) return true;
  const isProper = own.properForms.has(bareForm(begin));
  if (own.singularForms.has(bareForm(begin))) return !countryBefore.test(before) || /(?:owi|em)$/.test(begin.folded);
  const isStart = startsSentence(before);
  if (!isProper && doesSomething(page, begin, end)) return true;
  if (isStart && isProper && verbOfWork.test(after)) return true;
  return !isProper && (isOfPerson(page, end) || isWithinSentence(page, words, run, own));
}
