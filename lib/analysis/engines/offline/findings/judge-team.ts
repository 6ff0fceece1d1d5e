import type { ConditionOf } from '../requirement/condition';
import { parseTerms } from '@/lib/analysis/engines/offline/requirement/parse-terms';
import type { CvIndex } from '../statements/cv-index';
import { findNoTeam, largestTeam } from '@/lib/analysis/engines/offline/statements/teams';
import { because, silence, type Finding } from './finding';
import { judgeTerms } from './judge-terms';

/** Whether the candidate led people, with or without a number. */
function judgeLeading(cv: CvIndex, { size, label }: ConditionOf<'team'>): Finding {
  const [group = []] = parseTerms('zarządzanie zespołem');
  const led = judgeTerms(cv, { kind: 'terms', group, level: 'any', proof: 'work' });
  const isLed = size === 1 && led.verdict !== 'NO_INFORMATION';
  return isLed ? led : silence(because('reasons.termMissing', { term: label }));
}

/** Whether the candidate led as many people as asked for. */
export function judgeTeam(cv: CvIndex, condition: ConditionOf<'team'>): Finding {
  const found = largestTeam(cv);
  const none = findNoTeam(cv);
  if (none) {
    const reason = because('reasons.termNegated', { term: none.words });
    return { verdict: 'NOT_MET', confidence: 0.85, quotes: cv.quotes.ofLines([none.line]), reason };
  }
  if (!found) return judgeLeading(cv, condition);
  const verdict = found.size >= condition.size ? 'MET' : 'PARTIALLY_MET';
  const reason = because('reasons.teamSize', { found: found.size, wanted: condition.size });
  return { verdict, confidence: 0.85, quotes: cv.quotes.ofLines([found.line]), reason };
}
