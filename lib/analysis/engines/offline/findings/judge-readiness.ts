import type { ConditionOf } from '../requirement/condition';
import type { CvIndex } from '../statements/cv-index';
import { leastReady, stanceOn } from '../statements/stance.ts';
import { because, silence, type Finding } from './finding.ts';
import { judgeLocation } from './judge-location.ts';

/** What the CV says about being ready for something, or about living near. */
export function judgeReadiness(cv: CvIndex, { topics, place, label }: ConditionOf<'readiness'>): Finding {
  const stances = topics.flatMap((topic) => stanceOn(cv, topic) ?? []);
  const stance = leastReady(stances);
  const home = place === null ? null : judgeLocation(cv, place);
  if (home?.verdict === 'MET') return home;
  if (home?.verdict === 'PARTIALLY_MET' && !stance) return { ...home, verdict: 'MET' };
  if (!stance) return silence(because('reasons.termMissing', { term: label }), 0.7);
  const isPart = stance.isRefused ? stances.some(({ isRefused }) => !isRefused) : stance.isLimited;
  const quotes = cv.quoteLines([stance.line]);
  const term = (quotes[0]?.quote ?? '').slice(0, 80);
  const reason = because(stance.isRefused ? 'reasons.termNegated' : 'reasons.termFound', { term });
  const verdict = isPart ? 'PARTIALLY_MET' : stance.isRefused ? 'NOT_MET' : 'MET';
  return { verdict, confidence: 0.75, quotes, reason };
}
