import { findPhrases, type PhraseHit } from '@/lib/analysis/engines/offline/lexicon/find-phrases';
import { partnersOf } from '@/lib/analysis/engines/offline/lexicon/word-partners';
import { familyMatch, wordKeys, wordMatch } from '@/lib/analysis/engines/offline/text/compare-words';
import type { Token } from '@/lib/analysis/engines/offline/text/tokenize';
import type { CvToken } from './cv-tokens';
import { pushTo } from './push-to';

export interface WordHit {
  token: number;
  /** 0..1 */
  quality: number;
}

/** Letters of a stem that words of one family share. */
const familyLength = 5;
/** For a word of the same meaning. */
const partnerQuality = 0.8;

/** A CV's words: where each stands, and the terms of the lexicon that they name. */
export class WordIndex {
  /** Hits by the lexicon group they prove. */
  readonly groupHits = new Map<number, PhraseHit[]>();
  private readonly tokens: readonly CvToken[];
  private readonly byWord = new Map<string, number[]>();
  private readonly byFamily = new Map<string, number[]>();
  private readonly firstTokens = new Map<number, number>();

  constructor(tokens: readonly CvToken[]) {
    this.tokens = tokens;
    tokens.forEach((token, index) => {
      for (const key of wordKeys(token)) pushTo(this.byWord, key, index);
      if (token.polishStem.length >= familyLength)
        pushTo(this.byFamily, token.polishStem.slice(0, familyLength), index);
      if (!this.firstTokens.has(token.line)) this.firstTokens.set(token.line, index);
    });
    for (const hit of findPhrases(tokens)) for (const group of hit.phrase.proves) pushTo(this.groupHits, group, hit);
  }

  /** Occurrences of a word, including inflected and (weaker) related forms. */
  findWord(word: Token): WordHit[] {
    const candidates = new Set([...wordKeys(word)].flatMap((key) => this.byWord.get(key) ?? []));
    const family = this.byFamily.get(word.polishStem.slice(0, familyLength)) ?? [];
    for (const candidate of family) candidates.add(candidate);
    return [...candidates].flatMap((token) => {
      const other = this.tokens[token];
      if (!other) return [];
      const quality = wordMatch(word, other) || familyMatch(word, other);
      return quality > 0 ? [{ token, quality }] : [];
    });
  }

  /** Occurrences of a word, or of words that mean the same. */
  findMeaning(word: Token): WordHit[] {
    const found = new Map(this.findWord(word).map((hit) => [hit.token, hit]));
    for (const partner of partnersOf(word))
      for (const { token } of this.findWord(partner))
        if (!found.has(token)) found.set(token, { token, quality: partnerQuality });
    return [...found.values()];
  }

  /** Index of a line's first token. */
  firstTokenOf(line: number): number | undefined {
    return this.firstTokens.get(line);
  }

  /** Index of the first token of a line from an offset of the page on; null without. */
  tokenAt(line: number, start: number): number | null {
    const at = this.tokensOfLine(line).findIndex((token) => token.start >= start);
    const first = this.firstTokenOf(line);
    return at < 0 || first === undefined ? null : first + at;
  }

  tokensOfLine(line: number): CvToken[] {
    const first = this.firstTokenOf(line);
    if (first === undefined) return [];
    let end = first;
    while (this.tokens[end]?.line === line) end += 1;
    return this.tokens.slice(first, end);
  }
}
