import type { Token } from '../text/tokenize';
import { tokenize } from '@/lib/analysis/engines/offline/text/tokenize';
import { fillers, generics } from '@/lib/analysis/engines/offline/lexicon/plain-words';

function wordSet(words: readonly string[]): Set<string> {
  return new Set(
    words
      .flatMap((word) => tokenize(word))
      .flatMap(({ folded, polishStem }) => (folded.length < 4 ? [folded] : [folded, `pl:${polishStem}`])),
  );
}

const fillerWords = wordSet(fillers);
const genericWords = wordSet(generics);

function isIn(set: Set<string>, token: Token): boolean {
  return set.has(token.folded) || set.has(`pl:${token.polishStem}`);
}

/** "SAP CO": no Polish "co". */
const acronym = /^\p{Lu}{2,3}$/u;

/** A number that names nothing: "ISO 9001" is named by its number, "Act 2005" by its words. */
const plainNumber = /^(?:\d{1,3}|(?:19|20)\d\d)$/;

/** A word without content, such as "znajomość" or "experience". */
export function isFiller(token: Token): boolean {
  if (acronym.test(token.text)) return false;
  return isIn(fillerWords, token) || plainNumber.test(token.text) || /^\p{Ll}$/u.test(token.text);
}

const doing = /(?:anie|enie|ania|enia|aniu|eniu|aniem|eniem|[cs]j[aięą]|ing)$/;
const shortestDoing = 7;

const isNounOfDoing = ({ folded }: Token): boolean => folded.length >= shortestDoing && doing.test(folded);

/** A noun of doing, or a common word. CVs name the thing, and often use another word for the doing. */
export function isDoing(token: Token): boolean {
  return isGeneric(token) || isNounOfDoing(token);
}

/** A common word, such as "obsługa" or "systems". */
export function isGeneric(token: Token): boolean {
  return isIn(genericWords, token);
}

/** Whether a word is common: of two terms that share words, the one with fewer common words is asked for. */
export function isCommon(token: Token): boolean {
  return isGeneric(token) || isFiller(token);
}

/** A modest form, such as "Drobne naprawy" or "simple drawings": people who do the thing at all do more. */
export const isModest = ({ folded }: Token): boolean =>
  /^(?:drobn(?:e|ych|ymi)|minor|prost(?:e|ych|ymi)|simple)$/.test(folded);
