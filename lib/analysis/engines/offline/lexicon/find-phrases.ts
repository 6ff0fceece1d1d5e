import type { Token } from '../text/tokenize';
import { isEverydayWord } from './everyday-words';
import { lexicon, matchWord, type Phrase } from './lexicon';

/** A lexicon term at tokens `[from, to)`. */
export interface PhraseHit {
  phrase: Phrase;
  from: number;
  to: number;
  /** 0..1 */
  quality: number;
}

/**
 * Loose phrases may contain one other word: "obsługa kluczowych klientów" is "obsługa klienta".
 *
 * @param first how surely the word at `from` is the phrase's first
 */
function matchAt(phrase: Phrase, first: number, tokens: readonly Token[], from: number): PhraseHit | null {
  const { words, exact, tight } = phrase;
  const clause = tokens[from]?.clause;
  let quality = first;
  let at = from + 1;
  let gaps = tight ? 0 : words.length - 1;
  for (let index = 1; index < words.length; index += 1) {
    const word = words[index];
    let token = tokens[at];
    if (token?.clause !== clause) return null;
    let matched = matchWord(word, token, exact);
    if (matched === 0 && gaps > 0) {
      gaps -= 1;
      at += 1;
      token = tokens[at];
      if (token?.clause !== clause) return null;
      matched = matchWord(word, token, exact) * 0.95;
    }
    if (matched === 0) return null;
    quality = Math.min(quality, matched);
    at += 1;
  }
  return { phrase, from, to: at, quality };
}

/** Every lexicon term in a text, including those within longer ones ("SQL" in "SQL Server"). */
export function findPhrases(tokens: readonly Token[]): PhraseHit[] {
  return tokens.flatMap((token, index) => {
    const begun = lexicon().startingWith(token);
    const isEveryday = begun.length > 0 && isEverydayWord(tokens, index);
    return begun.flatMap(({ phrase, quality }) =>
      isEveryday && phrase.words.length === 1 ? [] : (matchAt(phrase, quality, tokens, index) ?? []),
    );
  });
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
