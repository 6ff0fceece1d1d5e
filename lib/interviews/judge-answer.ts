import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { findInstructions } from '@/lib/cv/masking/instructions';
import words from '@/lib/interviews/words/judge-answer.json';
import { anyOf, anywhere, atStart, exactly, wholeWords, wordStart } from '@/lib/word-lists/word-pattern';
import { isUnknown } from './is-unknown';
import { ownSentences } from './of-other';
import { hasSignOfForm, leavesLanguageOpen } from './judge-by-form';
import { anyNumeral } from './numerals';
import type { AnswerForm } from './question-bank/bank-question';
import { sharesWords } from './shared-words';

/** What a question asks for. `detail`: a follow-up that asks when, on what it depends or the like, in any words. */
export type AskedForm = AnswerForm | 'detail';

interface AnsweredText {
  /** The criterion's words; null: the work in general, of which much may be said. */
  label: string | null;
  question: string;
  answer: string;
  /** What the question asks for; left out where that is not known. */
  form?: AskedForm | undefined;
  /** Whether it is what is left of an answer without its private parts. */
  isRest?: boolean;
  /** The other criteria of the interview; left out where any word may answer, as to a follow-up that asks for a detail. */
  otherLabels?: readonly string[] | undefined;
}

/**
 * `question`: the candidate asks something, which is no answer and no evasion either. `unknown`: it is not known, which ends
 * the question. `other`: it is evidence for something else than the criterion.
 */
export type AnswerJudgement = 'answers' | 'question' | 'unknown' | 'other' | 'beside';

const nothing = exactly(words.nothing);
const unknowing = atStart(words.unknowing);
const questionWords = atStart(words.questionWords);
/** A word of address: "u Was", "your". */
const addressed = wholeWords(words.addressed);
const orders = anywhere(words.orders);
const insults = wordStart(words.insults);
const smallTalk = wholeWords(words.smallTalk);
/** Small talk ("film", "goals"), unless it is said with a word of the work. */
const smallTalkOrWork = wholeWords(words.smallTalkOrWork);
const praise = wordStart(words.praise);
const advert = wordStart(words.advert);
const plain = new RegExp(`^${anyOf(words.plain)}(?![\\w'’])`);
const onlyYes = exactly(words.onlyYes);
const onlySometimes = exactly(words.onlySometimes);
const howOftenQuestion = wordStart(words.howOftenQuestion);
const onlyNo = /^(no|nope|nie|nigdy|never|none|zaden|zadne)( (never|nigdy|none|nie))?$/;
const yesOrNoQuestion = new RegExp(`(?:^|[.!?:,;–] |\\b(?:and|or|i|a) )${anyOf(words.yesOrNoQuestion)}`);
/** The person's own deed ("I ran", "prowadziłam"), not something that a firm says of itself. */
const ownDeed = /\bi\b|l[ae]m\b/;
const yes = /\b(yes|yep|yeah|nope)\b/;
const knowing = wordStart(words.knowing);
const acting = wordStart(words.acting);
const quantity = new RegExp(String.raw`\b${anyOf(words.quantity)}|${anyNumeral}`);
const firstPerson = wholeWords(words.firstPerson);
/** "KIO", "SEP", "B2B": a term of the trade. */
const abbreviation = /(?<![\p{L}\d])(?:\p{Lu}{2,}\p{Ll}{0,3}|\p{Lu}+\d+)(?![\p{L}\d])/u;

/** In words: an answer of this length in the first person counts as an answer even if no list has its words. */
const enoughWords = 14;
/** An answer that may be a question back although it has no question mark. */
const fewWords = 4;
/** A number or a deed within so many words shows that the answer is not evasive. */
const evasiveWords = 9;

const scrapWords = 3;
const listItems = 3;
const itemWords = 5;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Whether the answer addresses the program or the recruiter instead of the work. */
function isAddressed(folded: string): boolean {
  return orders.test(folded) || insults.test(folded) || findInstructions(folded).length > 0;
}

/** "Roofs, chimneys, scaffolding": things of a trade, one after the other. */
function isList(folded: string): boolean {
  const items = folded.split(/[,;]/);
  return items.length >= listItems && items.every((item) => wordsIn(item) <= itemWords);
}

function isQuestion(folded: string, isPlain: boolean, hasFact: boolean): boolean {
  const parts = folded.split(/(?<=[.!?])\s+/);
  if (parts.every((part) => part.endsWith('?'))) return questionWords.test(folded) || !(isPlain || hasFact);
  // "Gdzie trzeba" asks nothing; nor does "Czy znam? Tak, dobrze".
  const isAsked = folded.endsWith('?') || addressed.test(folded);
  return isAsked && !isPlain && wordsIn(folded) <= fewWords && questionWords.test(folded);
}

function saysNothing(folded: string, hasFact: boolean): boolean {
  const bare = folded
    .replaceAll(/[^\w\s']/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (!/[a-z]{2}|\d/.test(bare) || nothing.test(bare)) return true;
  return unknowing.test(bare) && !(hasFact && wordsIn(bare) > evasiveWords);
}

/** "A bit, on a placement" tells no story. */
const isScrap = (bare: string): boolean => plain.test(bare) && wordsIn(bare) <= scrapWords && !/\d/.test(bare);

/** "Yes", "never" or "sometimes", where the question asks for something else: "never" is no last task of a kind. */
function isBare(bare: string, { form, question }: AnsweredText): boolean {
  // A requirement on a line of its own ends like a sentence.
  const asked = foldSameLength(question).replaceAll('\n', '. ');
  if (onlySometimes.test(bare)) return !howOftenQuestion.test(asked);
  if (yesOrNoQuestion.test(asked)) return false;
  const needsMore = form === 'story' || form === 'amount' || (form === 'count' && /\bCV\b/.test(question));
  return onlyYes.test(bare) || (needsMore && onlyNo.test(bare)) || (form === 'story' && isScrap(bare));
}

const isTalk = (folded: string): boolean => smallTalk.test(folded) || praise.test(folded) || advert.test(folded);

/** Whether a text that is neither empty, an order nor a question has neither a word of the subject nor a fact. */
function isOffSubject(folded: string, asked: AnsweredText & { label: string }, isFact: boolean): boolean {
  const { label, question, answer } = asked;
  if (smallTalk.test(folded) || (advert.test(folded) && !(isFact && ownDeed.test(folded)))) return true;
  if (isFact || abbreviation.test(answer)) return false;
  const isOfSubject = sharesWords(answer, label) || sharesWords(answer, question);
  if (smallTalkOrWork.test(folded) && !isOfSubject) return true;
  if (praise.test(folded)) return true;
  if (knowing.test(folded) || isList(folded) || isOfSubject) return false;
  return wordsIn(answer) < enoughWords || !firstPerson.test(folded);
}

/**
 * What an answer is, by plain signs. It is beside the question when it says nothing, gives orders or insults, only
 * praises oneself, or has neither a word of the subject nor a fact; also when it lacks what its form asks for (a
 * condition, a document, a language or years), and when what remains beside private matters has no word of the
 * subject. An answer to a follow-up that asks for something else needs no word of the subject. "No, never" is an
 * answer, and so is "I don't know", which settles nothing. A long answer gets the benefit of the doubt.
 */
export function judgeAnswer(asked: AnsweredText): AnswerJudgement {
  const { label, answer, form } = asked;
  const folded = foldSameLength(answer).replaceAll('’', "'").trim();
  const isPlain = plain.test(folded) && !unknowing.test(folded);
  const isFact = quantity.test(folded) || acting.test(folded);
  if (isUnknown(answer)) return 'unknown';
  if (saysNothing(folded, isFact) || isAddressed(folded)) return 'beside';
  if (label === null) return 'answers';
  if (isQuestion(folded, isPlain, isFact || knowing.test(folded)))
    return smallTalk.test(folded) || smallTalkOrWork.test(folded) ? 'beside' : 'question';
  const { otherLabels } = asked;
  if (otherLabels && ownSentences(answer, label, otherLabels).length === 0) return 'other';
  const bare = folded.replaceAll(/[^\w\s]/g, '').trim();
  if (isBare(bare, asked)) return 'beside';
  if (form === 'language' && leavesLanguageOpen(label, answer)) return 'beside';
  const isKnown = form !== undefined && form !== 'detail';
  const hasSign = isKnown ? hasSignOfForm({ form, label, answer, isPlain }) : null;
  if (hasSign === false) return 'beside';
  const isStump = asked.isRest && wordsIn(answer) < enoughWords;
  if (isStump && hasSign === null && !sharesWords(answer, label)) return 'beside';
  if (isPlain || yes.test(folded)) return 'answers';
  const isOff =
    hasSign === true || form === 'detail' ? isTalk(folded) : isOffSubject(folded, { ...asked, label }, isFact);
  return isOff ? 'beside' : 'answers';
}
