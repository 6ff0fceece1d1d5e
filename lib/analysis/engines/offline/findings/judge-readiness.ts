import { foldToLatin } from '@/lib/cv/profile/fold-same-length';
import type { ConditionOf } from '../requirement/condition';
import type { CvIndex } from '../statements/cv-index';
import { leastReady, stanceOn, type Stance } from '@/lib/analysis/engines/offline/statements/stance';
import { combineFindings } from './combine-findings';
import { shorten } from './quotes';
import { because, silence, type Finding } from './finding';
import { judgeLocation } from './judge-location';

/** What the CV says of coming to a place: "30 minut pociągiem do Wrocławia". */
function stanceOnPlace(cv: CvIndex, place: string): Stance | null {
  const stem = foldToLatin(place).replace(/(?:ami|iach|ach|iu|ie|[aeiouy])$/, '');
  return stanceOn(cv, { words: new RegExp(`\\b${stem}[a-z]{0,4}\\b`), isCommon: true });
}

function judgeStances(cv: CvIndex, stances: readonly Stance[], label: string): Finding {
  const stance = leastReady(stances);
  if (!stance) return silence(because('reasons.termMissing', { term: label }), 0.7);
  const quotes = [cv.quotes.ofLine(...stance.place) ?? []].flat();
  const { isRefused } = stance;
  const isPart = isRefused ? stances.some((other) => !other.isRefused) : stance.isLimited;
  const term = shorten(quotes[0]?.quote ?? '');
  const reason = because(isRefused ? 'reasons.termNegated' : 'reasons.termFound', { term });
  const verdict = isPart ? 'PARTIALLY_MET' : isRefused ? 'NOT_MET' : 'MET';
  return { verdict, confidence: 0.75, quotes, reason };
}

/** What the CV says about being ready for something, or about living near. */
export function judgeReadiness(cv: CvIndex, { topics, place, label }: ConditionOf<'readiness'>): Finding {
  const stancesOn = (wanted: typeof topics) => wanted.flatMap((topic) => stanceOn(cv, topic) ?? []);
  if (place === null) return judgeStances(cv, stancesOn(topics), label);
  const near = stancesOn(topics.filter(({ isNearHome }) => isNearHome));
  const others = topics.filter(({ isNearHome }) => !isNearHome);
  const home = judgeLocation(cv, place);
  const coming = [...near, ...[stanceOnPlace(cv, place) ?? []].flat()];
  const isThere = home.verdict === 'MET' || (home.verdict === 'PARTIALLY_MET' && coming.length === 0);
  const there = isThere ? { ...home, verdict: 'MET' as const } : judgeStances(cv, coming, label);
  return others.length === 0 ? there : combineFindings([there, judgeStances(cv, stancesOn(others), label)]);
}
