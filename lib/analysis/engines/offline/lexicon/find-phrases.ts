import { wordMatch } from '../text/compare-words.ts';
import type { Token } from '../text/tokenize';
import { isEverydayWord } from './everyday-words.ts';
import { lexicon, type Phrase } from './lexicon.ts';

/** A lexicon term at tokens `[from, to)`. */
export interface PhraseHit {
  phrase: Phrase;
  from: number;
  to: number;
  /** 0..1 */
  quality: number;
}

function matchWord(phrase: Phrase, word: Token, token: Token): number {
  if (phrase.exact) return word.text === token.text ? 1 : 0;
  return wordMatch(word, token);
}

/** Loose phrases may contain one other word: "obsługa kluczowych klientów" is "obsługa klienta". */
function matchAt(phrase: Phrase, tokens: readonly Token[], from: number): PhraseHit | null {
  if (phrase.words.length === 1 && isEverydayWord(tokens, from)) return null;
  let at = from;
  let quality = 1;
  let gaps = phrase.tight ? 0 : phrase.words.length - 1;
  for (let index = 0; index < phrase.words.length; index += 1) {
    const word = phrase.words[index];
    let token = tokens[at];
    if (!word || !token || token.clause !== tokens[from]?.clause) return null;
    let matched = matchWord(phrase, word, token);
    if (matched === 0 && index > 0 && gaps > 0) {
      gaps -= 1;
      at += 1;
      token = tokens[at];
      if (!token || token.clause !== tokens[from]?.clause) return null;
      matched = matchWord(phrase, word, token) * 0.95;
    }
    if (matched === 0) return null;
    quality = Math.min(quality, matched);
    at += 1;
  }
  return { phrase, from, to: at, quality };
}

/** Every lexicon term in a text, including those within longer ones ("SQL" in "SQL Server"). */
export function findPhrases(tokens: readonly Token[]): PhraseHit[] {
  const hits: PhraseHit[] = [];
  for (const [index, token] of tokens.entries())
    for (const phrase of lexicon().startingWith(token)) {
      const hit = matchAt(phrase, tokens, index);
      if (hit) hits.push(hit);
    }
  return hits;
}

/**
 * The longest non-overlapping terms, left to right, for parsing a requirement.
 *
 * @param isCommon common words; of equally long terms the one with fewer of them wins
 */
export function findLongestPhrases(tokens: readonly Token[], isCommon: (token: Token) => boolean): PhraseHit[] {
  const ranked = findPhrases(tokens).map((hit) => ({
    hit,
    length: hit.phrase.words.length,
    common: hit.phrase.words.filter(isCommon).length,
  }));
  ranked.sort(
    (first, second) =>
      second.length - first.length ||
      first.common - second.common ||
      second.hit.quality - first.hit.quality ||
      first.hit.from - second.hit.from,
  );
  const chosen: PhraseHit[] = [];
  for (const { hit } of ranked) {
    const isTaken = chosen.some((other) => hit.from < other.to && other.from < hit.to);
    if (!isTaken) chosen.push(hit);
  }
  return chosen.sort((first, second) => first.from - second.from);
}
