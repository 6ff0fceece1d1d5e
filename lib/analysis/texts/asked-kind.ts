import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { CriterionSnapshot } from '@/lib/domain/analysis-schemas';
import { wholeWords } from '@/lib/word-lists/word-pattern';
import words from './words/asked-kinds.json';

/** The first that fits counts. */
const kinds = [
  ['licence', wholeWords(words.licence)],
  ['education', wholeWords(words.education)],
  ['years', wholeWords(words.years)],
  ['permit', wholeWords(words.permit)],
  ['language', wholeWords(words.language)],
  ['team', wholeWords(words.team)],
  ['availability', wholeWords(words.availability)],
  ['trait', wholeWords(words.trait)],
] as const;

/** What kind of thing a criterion asks for, where a recruiter would ask about it in another way. */
export type AskedKind = (typeof kinds)[number][0] | 'location' | 'budget' | 'skill';

const otherKinds = { LANGUAGE: 'language', LOCATION: 'location', BUDGET: 'budget' } as const;

/** As its words say; what is of no kind is a skill. */
export function askedKind({ kind, text }: Pick<CriterionSnapshot, 'kind' | 'text'>): AskedKind {
  if (kind === 'LANGUAGE' || kind === 'LOCATION' || kind === 'BUDGET') return otherKinds[kind];
  const folded = foldSameLength(text);
  return kinds.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'skill';
}
