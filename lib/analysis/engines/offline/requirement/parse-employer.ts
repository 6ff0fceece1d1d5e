import { foldForms } from '@/lib/cv/word-forms/fold-forms';
import { atManufacturer } from '@/lib/analysis/engines/offline/lexicon/employer-kinds';
import { findDurations } from '@/lib/analysis/engines/offline/text/durations';
import type { ConditionParser } from './condition';
import { parseTerms } from './parse-terms';

/** Work at a firm that makes things, for a time if one is named. */
export const employer: ConditionParser = (clause) => {
  const folded = foldForms(clause);
  const match = atManufacturer.exec(folded);
  if (!match) return null;
  const [duration] = findDurations(folded.slice(0, match.index));
  const label = clause.slice(match.index, match.index + match[0].length);
  return {
    condition: { kind: 'employer', months: duration?.months ?? 1, group: parseTerms(label).flat() },
    rest: `${duration ? '' : clause.slice(0, match.index)} ${clause.slice(match.index + match[0].length)}`,
  };
};
