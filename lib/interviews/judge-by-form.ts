import { findLanguageNames } from '@/lib/cv/profile/language-names';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import words from '@/lib/interviews/words/judge-by-form.json';
import followUpWords from '@/lib/interviews/words/choose-follow-up.json';
import quoteWords from '@/lib/analysis/evidence/words/shared-words.json';
import { anyOf, wholeWords, wordStart } from '@/lib/word-lists/word-pattern';
import { anyNumeral } from './numerals';
import type { AnswerForm } from './question-bank/bank-question';
import { sharesWords } from './shared-words';

const when = wordStart(words.when);
const able = wordStart(words.able);
const holds = wordStart(words.holds);
const year = /\b(?:19|20)\d\d\b/;
const languageUse = wordStart(words.languageUse);
const schools = wordStart(words.schools);
const level = wordStart(followUpWords.level);
/** What a limit is told with: "not above the second floor". */
const limit = /\b(?:nie|not|only|tylko|except|oprocz)\b/;
const ofAll = wholeWords(words.ofAll);
const numbers = String.raw`(?:\d+\+?|${anyNumeral}|\b${anyOf(words.noNumber)}\b)`;
const number = new RegExp(numbers);
const about = '(?:(?:about|around|roughly|over|almost|okolo|jakies|ponad|prawie) )?';
const numberAlone = new RegExp(String.raw`^\W*${about}${numbers}\s*(?:[,.;]|$)`);
/** "4 lata", "half a year", "since 2019"; "ten patients a week" is no length of time. */
const duration = new RegExp(
  [
    String.raw`(?:${numbers}|\b(?:half a|few|several|couple of|pol))[ -]?${anyOf(words.units)}`,
    String.raw`^\W*${about}(?:a year|rok|roku)\b`,
    String.raw`\bpoltora roku\b|\b(?:dekad\w*|decades?)\b|\b(?:19|20)\d\d\b`,
  ].join('|'),
);
const lastYear = /\b(last|this|next|w zeszlym|w tym) (year|month|roku)\b/g;
/** So short an answer to "how many" is the number itself. */
const fewWords = 4;
const filler = new RegExp(`\\b${anyOf([...words.subjectFiller, ...quoteWords.filler])}\\b`, 'g');
/** "SAP", "ADR", "C+E", "9606". */
const code = /(?<![\p{L}\d])(?:\p{Lu}[\p{Lu}+\d-]+|\d{2,})(?![\p{L}\d])/gu;
/** A plain no is an answer to these; a plain yes says nothing of how well or how much. */
const needMoreThanYes: readonly AnswerForm[] = ['count', 'amount', 'money', 'study'];
const yesAlone = /^\W*(tak|yes|yeah|yep|yup|owszem|oczywiscie|pewnie|jasne|sure|of course|certainly)\W*$/;

/** Whether an answer says a word of what the criterion is about. */
function namesSubject(answer: string, label: string): boolean {
  const own = new Set(answer.toUpperCase().match(code));
  if ((label.match(code) ?? []).some((one) => own.has(one))) return true;
  return sharesWords(answer, foldSameLength(label).replaceAll(filler, ' '));
}

/** Whether a question about two languages got an answer that names neither: "B1" is of which? */
export function leavesLanguageOpen(label: string, answer: string): boolean {
  const namesIn = (text: string) => findLanguageNames(foldSameLength(text)).map(({ language }) => language);
  const isOfAll = ofAll.test(foldSameLength(answer));
  return new Set(namesIn(label)).size > 1 && namesIn(answer).length === 0 && !isOfAll;
}

/** Whether a question about two documents got an answer that names neither. */
export function leavesDocumentOpen(label: string, answer: string): boolean {
  return !namesSubject(answer, label) && !ofAll.test(foldSameLength(answer));
}

/** Whether an answer tells what a language is used for, at whatever level. */
export const tellsLanguageUse = (answer: string): boolean => languageUse.test(foldSameLength(answer));

export interface FormedAnswer {
  form: AnswerForm;
  label: string;
  answer: string;
  /** Whether it begins with a plain yes, no or the like. */
  isPlain: boolean;
}

/**
 * Whether an answer has a plain sign of what the question asks for: yes or no and a date of a condition, what is held and
 * until when of a document, a level or a use of a language, a number of years.
 *
 * @returns null where the form has no sign of its own: stories are judged by their words
 */
export function hasSignOfForm({ form, label, answer, isPlain }: FormedAnswer): boolean | null {
  const folded = foldSameLength(answer).replaceAll('’', "'");
  if (needMoreThanYes.includes(form) && yesAlone.test(folded)) return false;
  switch (form) {
    case 'shift':
    case 'yesNo':
    case 'dates':
      return isPlain || when.test(folded) || able.test(folded) || namesSubject(answer, label);
    case 'document':
    case 'documents':
      return isPlain || year.test(folded) || when.test(folded) || holds.test(folded) || namesSubject(answer, label);
    case 'study':
      return isPlain || year.test(folded) || schools.test(folded) || namesSubject(answer, label);
    case 'language':
      return isPlain || level.test(folded);
    case 'count':
      if (isPlain || duration.test(folded.replaceAll(lastYear, ' '))) return true;
      return numberAlone.test(folded) || (number.test(folded) && folded.split(/\s+/).length <= fewWords);
    case 'amount':
    case 'money':
      return isPlain || number.test(folded);
    case 'pay':
      return isPlain || /\d/.test(folded) || able.test(folded);
    case 'conditions':
      return [when, able, limit].some((one) => one.test(folded)) || isPlain || namesSubject(answer, label);
    case 'story':
    case 'practice':
    case 'plan':
    case 'requirement':
      return null;
  }
}
