import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { FollowUp } from './question-bank/bank-question';
import { anyOf, anywhere, atStart, wholeWords, wordStart } from '@/lib/word-lists/word-pattern';
import { numeral } from './numerals';
import lists from '@/lib/interviews/words/choose-follow-up.json';

type Lack = FollowUp['when'];

/** In words; a shorter answer is followed by a question for more. */
const fewWords = 8;
const enoughWords = 40;
/** In words; an answer of this length that names something particular is enough. */
const richWords = 22;

/** Folded texts in both languages. Answers are the recruiter's notes: "she", "I" or no person at all. */
const subject = new RegExp(`^${anyOf(lists.subject)}\\s+`);
const evasion = atStart(lists.evasion);
const condition = /^(to )?zalezy\b|^(it )?depends\b/;
/** Nothing but a no. */
const denial = /^(?:no|nope|nie|nigdy|never|none)(?:\W+(?:never|nigdy))?\W*$/;
const negation = new RegExp(`^${anyOf(lists.negation)}\\b`);
const vague = wholeWords(lists.vague);
const particular = new RegExp(`\\d|\\b${anyOf(lists.particular)}\\b`);
/** A name or an abbreviation inside a sentence. */
const name = /[^\s.!?:–-]\s+\p{Lu}/u;
const together = wholeWords(lists.together);
/** Words that show an English answer; in Polish, "we" is a preposition. */
const english = wholeWords(lists.english);
const weInEnglish = /\b(we|our)\b/;
const alone = wholeWords(lists.alone);
const firstPerson = /\bI\b/;
const result = new RegExp(`\\b${anyOf(lists.result)}\\b|\\d\\s*%`);
const time = anywhere(lists.time);
const level = wordStart(lists.level);
const number = new RegExp(numeral);

const isTogether = (folded: string): boolean =>
  together.test(folded) || (english.test(folded) && weInEnglish.test(folded));
const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const bare = (answer: string): string => foldSameLength(answer).trim().replace(subject, '');

/** Whether an answer says nothing of what was asked: "I don't know", "n/a", "-". */
export function isEvasive(answer: string): boolean {
  return words(answer) < fewWords && (evasion.test(bare(answer)) || !/\p{L}{2}|\d/u.test(answer));
}

const isNegative = (answer: string): boolean => words(answer) < fewWords && negation.test(bare(answer));
const isParticular = (answer: string): boolean => particular.test(foldSameLength(answer)) || name.test(answer);

function lacks(answer: string, when: Lack): boolean {
  const folded = foldSameLength(answer);
  const length = words(answer);
  if (when === 'no-time') return length < enoughWords && !time.test(folded);
  if (when === 'no-number') return !/\d/.test(answer) && !number.test(folded);
  if (when === 'no-level') return length < enoughWords && !level.test(folded);
  if (length >= enoughWords || (length >= richWords && isParticular(answer) && !isTogether(folded))) return false;
  switch (when) {
    case 'short':
      return length < fewWords;
    case 'vague':
      return !isParticular(answer) && (vague.test(folded) || !result.test(folded));
    case 'no-own-part':
      return isTogether(folded) && !alone.test(folded) && !firstPerson.test(answer);
    case 'no-result':
      return !result.test(folded);
    case 'beside':
    case 'no-name':
    case 'denied':
    case 'evasive':
    case 'depends':
    case 'negative':
      return false;
  }
}

export interface ChooseFollowUpInput {
  followUps: readonly FollowUp[];
  /** To the question and to its follow-ups so far, in their order. */
  answers: readonly string[];
  /** Whether the last answer does not address the question. */
  isBeside: boolean;
  /** What it lacks in view of the requirement: the name of one of two things, or the level of a language. */
  lacking?: 'no-name' | 'no-level' | null;
  /** Whether the question read out the CV, which a plain no contradicts. */
  isOfCv?: boolean;
  /** Reasons of the follow-ups so far. */
  asked: readonly string[];
  /** Every text of the interview, so that another wording is chosen where there is one. */
  said: readonly string[];
}

/**
 * The next follow-up to an answer, by rules: what it lacks of what the question's follow-ups ask for. A second one asks
 * only for the person's own part; who evades a follow-up, or says little to it, is asked the next question. Its text
 * never repeats the answer.
 *
 * @returns null when the answer is enough
 */
export function chooseFollowUp(input: ChooseFollowUpInput): FollowUp | null {
  const { followUps, answers, isBeside, lacking = null, isOfCv = false, asked, said } = input;
  const last = answers.at(-1) ?? '';
  const of = (when: Lack): FollowUp[] => followUps.filter((one) => one.when === when);
  const pick = (fits: FollowUp[]): FollowUp | null =>
    fits.find(({ text }) => !said.includes(text.pl) && !said.includes(text.en)) ?? null;
  if (asked.length > 0 && words(last) < fewWords) return null;
  const conditions = of('depends');
  if (conditions.length > 0 && isEvasive(last) && condition.test(bare(last))) return pick(conditions);
  if (isEvasive(last)) return pick(of('evasive'));
  // After "no, never" no example and no duration is asked for.
  if (denial.test(bare(last)) && lacking === null) return pick(of(isOfCv ? 'denied' : 'negative'));
  if (isNegative(last) && !isBeside) return pick(of('negative'));
  if (lacking !== null || isBeside) return asked.length === 0 ? pick(of(lacking ?? 'beside')) : null;
  const all = answers.join('\n');
  const mayFollow = (when: Lack): boolean => asked.length === 0 || when === 'no-own-part';
  const next = followUps.find(({ when }) => mayFollow(when) && !asked.includes(when) && lacks(all, when));
  return next ? pick(of(next.when)) : null;
}
