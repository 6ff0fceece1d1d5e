import { serviceWordPairs } from './service-word-pairs';
import { wordPairs } from './word-pairs';
import { wordKeys } from '@/lib/analysis/engines/offline/text/compare-words';
import { tokenize, type Token } from '@/lib/analysis/engines/offline/text/tokenize';

const groups = [...wordPairs, ...serviceWordPairs].map((words) => words.flatMap((word) => tokenize(word)));
const byKey = Map.groupBy(
  groups.flatMap((group) => group.flatMap((word) => [...wordKeys(word)].map((key) => ({ key, group })))),
  ({ key }) => key,
);

/** Words that mean the same in either language. */
export function partnersOf(word: Token): Set<Token> {
  return new Set([...wordKeys(word)].flatMap((key) => byKey.get(key) ?? []).flatMap(({ group }) => group));
}
