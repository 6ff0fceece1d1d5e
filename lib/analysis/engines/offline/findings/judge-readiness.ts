import { foldSameLength } from '../../../../cv/profile/fold-same-length.ts';
import type { ConditionOf } from '../requirement/condition';
import type { CvIndex } from '../statements/cv-index';
import { leastReady, stanceOn, type Stance } from '../statements/stance.ts';
import { numberOf, numberWord } from '../text/number-words.ts';
import { combineFindings } from './combine-findings.ts';
import { because, silence, type Finding } from './finding.ts';
import { judgeLocation } from './judge-location.ts';

/** What the CV says of coming to a place: "30 minut pociągiem do Wrocławia". */
function stanceOnPlace(cv: CvIndex, place: string): Stance | null {
  const stem = foldSameLength(place).replace(/(?:ami|iach|ach|iu|ie|[aeiouy])$/, '');
  return stem.length < 3 ? null : stanceOn(cv, { words: new RegExp(`\\b${stem}[a-z]{0,4}\\b`), isCommon: true });
}

const often = { raz: 1, once: 1, twice: 2, kilka: 3, pare: 3, few: 3, several: 3 };
const rate = new RegExp(
  `\\b(\\d{1,2}|${numberWord}|${Object.keys(often).join('|')})(?: ?[–-] ?\\d)? ?(?:dni|dzien|days?|razy|times)? (?:w|a|per) (tygodniu|miesiacu|week|month)\\b`,
);

/** "Three days a week", "raz w miesiącu": days of a month; 0 without. */
function daysAMonth(text: string): number {
  const [, count = '', unit = ''] = rate.exec(foldSameLength(text)) ?? [];
  const days = often[count as keyof typeof often] ?? numberOf(count);
  return /week|tyg/.test(unit) ? 4 * days : days;
}

/** Who is away so many days of a month says no limit. */
const oftenAMonth = 10;

function judgeStances(cv: CvIndex, stances: readonly Stance[], label: string): Finding {
  const stance = leastReady(stances);
  if (!stance) return silence(because('reasons.termMissing', { term: label }), 0.7);
  const quotes = cv.quoteLines([stance.line]);
  const [asked, said] = [label, quotes[0]?.quote ?? ''].map(daysAMonth);
  const isSeldom = asked && said ? said * 4 <= asked : false;
  const isLimited = asked && said ? said < asked : stance.isLimited && (said ?? 0) < oftenAMonth;
  const isRefused = stance.isRefused || isSeldom;
  const isPart = isRefused ? !isSeldom && stances.some((other) => !other.isRefused) : isLimited;
  const term = (quotes[0]?.quote ?? '').slice(0, 80);
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
