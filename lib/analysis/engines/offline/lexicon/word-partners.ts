import { serviceWordPairs } from './service-word-pairs.ts';
import { wordPairs } from './word-pairs.ts';
import { wordKeys } from '../text/compare-words.ts';
import { tokenize, type Token } from '../text/tokenize.ts';

const groups = [...wordPairs, ...serviceWordPairs].map((words) => words.flatMap((word) => tokenize(word)));
const byKey = Map.groupBy(
  groups.flatMap((group) => group.flatMap((word) => [...wordKeys(word)].map((key) => ({ key, group })))),
  ({ key }) => key,
);

/** Words that mean the same in either language. */
export function partnersOf(word: Token): Set<Token> {
  return new Set([...wordKeys(word)].flatMap((key) => byKey.get(key) ?? []).flatMap(({ group }) => group));
}
