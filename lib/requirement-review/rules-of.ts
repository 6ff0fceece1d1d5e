import { anywhere } from '@/lib/word-lists/word-pattern';
import type { ReviewRule } from './review-rule';
import lists from './rules/named-lists.json';

/** A rule of a file in `rules/`: words in the notation of `lib/word-lists/word-pattern.ts`, with the lists of `named-lists.json`. */
interface RuleData {
  /** What the words do not say by themselves. */
  note?: string;
  words: readonly string[];
  /** An exception: the word has another meaning here. */
  unless?: readonly string[];
  /** Applies even if the word describes whom the work is for. */
  always?: boolean;
}

/**
 * The rules of a file, each with the code of the file.
 *
 * @throws Error when an entry names a list that is not there
 */
export function rulesOf<Code extends string>(code: Code, rules: readonly RuleData[]): ReviewRule<Code>[] {
  return rules.map(({ words, unless, always }) => ({
    code,
    pattern: anywhere(words, lists),
    unless: unless && anywhere(unless, lists),
    always,
  }));
}
