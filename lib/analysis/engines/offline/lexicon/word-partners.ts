import { wordKeys } from '@/lib/analysis/engines/offline/text/compare-words';
import { tokenize, type Token } from '@/lib/analysis/engines/offline/text/tokenize';
import serviceWordPairs from './words/service-word-pairs.json';
import wordPairs from './words/word-pairs.json';

/**
 * Plain words of working life, and those of care, service, culture and computing: what no lexicon term names is found by
 * them across languages ("ordering raw materials" for "zamawianie surowców").
 */
const groups = [...wordPairs, ...serviceWordPairs].map((words) => words.flatMap((word) => tokenize(word)));
const byKey = Map.groupBy(
  groups.flatMap((group) => group.flatMap((word) => [...wordKeys(word)].map((key) => ({ key, group })))),
  ({ key }) => key,
);

/** Words that mean the same in either language. */
export function partnersOf(word: Token): Set<Token> {
  return new Set([...wordKeys(word)].flatMap((key) => byKey.get(key) ?? []).flatMap(({ group }) => group));
}
