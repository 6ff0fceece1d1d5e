import { foldToLatin } from '@/lib/cv/profile/fold-same-length';
import { atWorkplace, openToAll } from '@/lib/analysis/engines/offline/lexicon/workplaces';
import { findDurations } from '@/lib/analysis/engines/offline/text/durations';
import type { ConditionParser } from './condition';

/** Time in a place of work, where nothing else is asked for. */
export const workplace: ConditionParser = (clause) => {
  const folded = foldToLatin(clause);
  const match = atWorkplace.exec(folded);
  const [duration] = findDurations(folded);
  const [, place = ''] = match ?? [];
  if (!match || !duration || openToAll.test(place)) return null;
  const start = folded.lastIndexOf(place);
  return {
    condition: { kind: 'workplace', months: duration.months, label: clause.slice(start, start + place.length) },
    rest: '',
  };
};
