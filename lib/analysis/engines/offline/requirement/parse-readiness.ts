import { foldForms } from '@/lib/cv/word-forms/fold-forms';
import { readinessTopics } from '@/lib/analysis/engines/offline/lexicon/readiness-topics';
import { asks, residence } from '@/lib/analysis/engines/offline/lexicon/requirement-words';
import type { ConditionParser } from './condition';

const namedOffice = /(?:our|the) (\p{Lu}[\p{L}-]+) (?:office|site|plant|branch|studio)\b/u;

/** "W okolicach Katowic", "from our Leeds office": the word with a capital after the residence, or before the office. */
function placeIn(clause: string, folded: string): string | null {
  const match = residence.exec(folded);
  const after = match ? clause.slice(match.index + match[0].length) : '';
  return /\p{Lu}[\p{L}-]+/u.exec(after)?.[0] ?? namedOffice.exec(clause)?.[1] ?? null;
}

/** "Praca zmianowa", "on-call duty": a wish in few words. */
const isShort = (folded: string): boolean => folded.trim().split(/\s+/).length <= 4;
const isWork = /doswiadcz|experience|obslug|organiz|manag|plan|znajom|knowledge|umiejetn|biur|office/;

/** Readiness for travel, relocation, shifts and the like, or a place to live in. */
export const readiness: ConditionParser = (clause) => {
  const folded = foldForms(clause);
  if (!asks.test(folded) && !(isShort(folded) && !isWork.test(folded))) return null;
  const place = placeIn(clause, folded);
  const topics = readinessTopics.filter(({ words }) => words.test(folded));
  if (topics.length === 0 && place === null) return null;
  return {
    condition: { kind: 'readiness', topics, place, label: clause.trim().replace(/^(?:i|oraz|and)\s+/i, '') },
    rest: '',
  };
};
