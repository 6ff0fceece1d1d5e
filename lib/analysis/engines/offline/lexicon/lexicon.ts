import { wordKeys, wordMatch } from '@/lib/analysis/engines/offline/text/compare-words';
import { tokenize, type Token } from '@/lib/analysis/engines/offline/text/tokenize';
import type { TermGroup } from './data-schemas';
import { fields, industries, kinds } from './term-groups';
import { verbForms } from './verb-forms';

const groups = fields.flat();
/** The last list is of what every field has: traits, duties, industries and professions. */
const skillGroups = fields.slice(0, -1).flat().length;

/** A lexicon term as words to match. */
export interface Phrase {
  words: Token[];
  /** Case-sensitive. */
  exact: boolean;
  /** No other word may come between its words. */
  tight: boolean;
  /** Groups that this term names: a requirement with the term asks for them. */
  names: Set<number>;
  /** Groups that this term proves, including those it names. */
  proves: Set<number>;
}

/** "HR", "AR", "UR" in lower case mean something else ("ur. 1990"). */
const isShortAcronym = (term: string): boolean => /^\p{Lu}{2}$/u.test(term);
/** Polish adjectives may follow the noun: "pełna księgowość", "księgowość pełna". */
const adjective = /(?:ow|n|sk|ck|czn|ln)(?:a|y|e|i|ie)$/;

/** A phrase that begins with a word of a text, and how surely: 0..1. */
interface Beginning {
  phrase: Phrase;
  quality: number;
}

/** How surely a word of a text is a phrase's. */
export function matchWord(word: Token | undefined, token: Token | undefined, isExact: boolean): number {
  if (!word || !token) return 0;
  if (isExact) return word.text === token.text ? 1 : 0;
  return wordMatch(word, token);
}

/** Cache size; CVs share most of their words. */
const maxCached = 50_000;

class Lexicon {
  private readonly phrases = new Map<string, Phrase>();
  private readonly byFirstWord = new Map<string, Phrase[]>();
  private readonly found = new Map<string, readonly Beginning[]>();

  constructor(ofGroups: readonly TermGroup[]) {
    ofGroups.forEach(({ terms, narrower = [] }, group) => {
      for (const term of terms) this.add(term, group, true);
      for (const term of narrower) this.add(term, group, false);
    });
  }

  /** Phrases that begin with this word, longest first. */
  startingWith(token: Token): readonly Beginning[] {
    const known = this.found.get(token.text);
    if (known) return known;
    const phrases = new Set([...wordKeys(token)].flatMap((key) => this.byFirstWord.get(key) ?? []));
    const begun = [...phrases]
      .map((phrase) => ({ phrase, quality: matchWord(phrase.words[0], token, phrase.exact) }))
      .filter(({ quality }) => quality > 0)
      .sort((first, second) => second.phrase.words.length - first.phrase.words.length);
    if (this.found.size >= maxCached) this.found.clear();
    this.found.set(token.text, begun);
    return begun;
  }

  private add(term: string, group: number, isName: boolean): void {
    const exact = term.startsWith('=') || isShortAcronym(term);
    const words = tokenize(term.replace(/^=/, ''));
    this.addWords(words, exact, false, group, isName);
    const [first, second] = words;
    if (words.length === 2 && first && second && (adjective.test(first.folded) || adjective.test(second.folded)))
      this.addWords([second, first], exact, true, group, isName);
    if (exact || !first) return;
    // "Accounting" is a field, not what one did; "spawanie" is "spawałem".
    for (const form of verbForms(first.text, words.length > 1))
      this.addWords([...tokenize(form), ...words.slice(1)], false, false, group, isName);
  }

  private addWords(words: Token[], exact: boolean, tight: boolean, group: number, isName: boolean): void {
    const key = words.map((word) => (exact ? word.text : word.folded)).join(' ');
    let phrase = this.phrases.get(key);
    if (!phrase) {
      phrase = { words, exact, tight: tight || words.length > 3, names: new Set(), proves: new Set() };
      this.phrases.set(key, phrase);
      this.indexFirstWord(phrase);
    }
    phrase.proves.add(group);
    if (isName) phrase.names.add(group);
  }

  private indexFirstWord(phrase: Phrase): void {
    const first = phrase.words[0];
    if (!first) return;
    for (const key of wordKeys(first)) {
      const list = this.byFirstWord.get(key);
      if (list) list.push(phrase);
      else this.byFirstWord.set(key, [phrase]);
    }
  }
}

let built: Lexicon | undefined;

/** The lexicon, built on demand. */
export function lexicon(): Lexicon {
  built ??= new Lexicon(groups);
  return built;
}

/** Whether a group is an industry, which the names of companies show too. */
export function isIndustry(group: number): boolean {
  const one = groups[group];
  return one !== undefined && industries.includes(one);
}

/** Whether a group is a kind of products, which one of them proves in part. */
export function isKind(group: number): boolean {
  const one = groups[group];
  return one !== undefined && kinds.includes(one);
}

/** Whether a group is a skill of one field of work. */
export function isSkill(group: number): boolean {
  return group < skillGroups;
}

/** Number of terms in a group, of the narrower ones all but one; smaller groups are more specific. */
export function lexiconGroupSize(group: number): number {
  if (isKind(group)) return Infinity;
  const { terms = [], narrower = [] } = groups[group] ?? {};
  return terms.length + Math.max(0, narrower.length - 1);
}
