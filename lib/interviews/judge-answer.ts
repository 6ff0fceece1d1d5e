import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { findInstructions } from '@/lib/cv/masking/instructions';
import words from '@/lib/interviews/words/judge-answer.json';
import { anyOf, anywhere, atStart, exactly, wholeWords, wordStart } from '@/lib/word-lists/word-pattern';
import { sharesWords } from './shared-words';

interface AnsweredText {
  /** The criterion's words; null: the work in general, of which much may be said. */
  label: string | null;
  question: string;
  answer: string;
}

const nothing = exactly(words.nothing);
const unknowing = atStart(words.unknowing);
const questionWords = atStart(words.questionWords);
const orders = anywhere(words.orders);
const insults = wordStart(words.insults);
const smallTalk = wholeWords(words.smallTalk);
/** "Film", "goals": small talk unless something of the work is said with it. */
const smallTalkOrWork = wholeWords(words.smallTalkOrWork);
const praise = wordStart(words.praise);
const advert = wordStart(words.advert);
const plain = new RegExp(`^${anyOf(words.plain)}(?![\\w'’])`);
const onlyYes = exactly(words.onlyYes);
const yesOrNoQuestion = new RegExp(`(?:^|[.!?:,;–] |\\b(?:and|or|i|a) )${anyOf(words.yesOrNoQuestion)}`);
/** "I ran", "prowadziłam": not what a firm says of itself. */
const ownDeed = /\bi\b|l[ae]m\b/;
const yes = /\b(yes|yep|yeah|nope)\b/;
const knowing = wordStart(words.knowing);
const acting = wordStart(words.acting);
const quantity = wordStart(words.quantity);
const firstPerson = wholeWords(words.firstPerson);
/** "KIO", "SEP", "B2B": a term of the trade. */
const abbreviation = /(?<![\p{L}\d])(?:\p{Lu}{2,}\p{Ll}{0,3}|\p{Lu}+\d+)(?![\p{L}\d])/u;

/** Whoever says so much in the first person may answer in words that no list has. */
const enoughWords = 14;
/** An answer that may be a question back although it has no question mark. */
const fewWords = 4;
/** A number or a deed within so many words is no evasion. */
const evasiveWords = 9;

const listItems = 3;
const itemWords = 5;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** It is spoken to the program or to the recruiter, and not about the work. */
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
  return !isPlain && wordsIn(folded) <= fewWords && questionWords.test(folded);
}

function saysNothing(folded: string, hasFact: boolean): boolean {
  const bare = folded
    .replaceAll(/[^\w\s']/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (!/[a-z]{2}|\d/.test(bare) || nothing.test(bare)) return true;
  return unknowing.test(bare) && !(hasFact && wordsIn(bare) > evasiveWords);
}

/**
 * Whether an answer says nothing of what was asked, by plain signs: it says nothing at all, asks back, gives orders or
 * insults, praises oneself, talks of something else, or has neither a word of the subject nor a fact. A plain "no, never"
 * is an answer. Whoever says much gets the benefit of the doubt.
 */
export function isBeside({ label, question, answer }: AnsweredText): boolean {
  const folded = foldSameLength(answer).replaceAll('’', "'").trim();
  const isPlain = plain.test(folded) && !unknowing.test(folded);
  const isFact = quantity.test(folded) || acting.test(folded);
  if (saysNothing(folded, isFact) || isAddressed(folded)) return true;
  if (label === null) return false;
  if (isQuestion(folded, isPlain, isFact || knowing.test(folded))) return true;
  const bare = folded.replaceAll(/[^\w\s]/g, '').trim();
  if (onlyYes.test(bare) && !yesOrNoQuestion.test(foldSameLength(question))) return true;
  if (isPlain || yes.test(folded)) return false;
  if (smallTalk.test(folded) || (advert.test(folded) && !(isFact && ownDeed.test(folded)))) return true;
  if (isFact || abbreviation.test(answer)) return false;
  const isOfSubject = sharesWords(answer, label) || sharesWords(answer, question);
  if (smallTalkOrWork.test(folded) && !isOfSubject) return true;
  if (praise.test(folded)) return true;
  if (knowing.test(folded) || isList(folded) || isOfSubject) return false;
  return wordsIn(answer) < enoughWords || !firstPerson.test(folded);
}
