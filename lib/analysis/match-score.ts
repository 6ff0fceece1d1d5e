import { AppError } from '@/lib/errors';
import type { CriterionSnapshot, Judgement, ScoreBreakdown, ScoreLine, Verdict } from '@/lib/analysis/schemas';

/** decisions.md, Analysis: what a verdict is worth. A silent CV lacks it more often than not, hence 0.25. */
const verdictValue: Record<Verdict, number> = { MET: 1, PARTIALLY_MET: 0.5, NO_INFORMATION: 0.25, NOT_MET: 0 };
const requiredFactor = 2;
/** Languages, location and budget have no slider: they weigh the same. */
const fixedWeight = 3;
const penaltyPerRedFlag = 10;
const capWhenRequiredNotMet = 59;

/** Names of criteria as the recruiter reads them, by criterion id; the criterion's own words where absent. */
export type CriterionLabels = Readonly<Record<string, string>>;

function weightOf(criterion: CriterionSnapshot): number {
  if (criterion.kind === 'RED_FLAG') return 0;
  if (criterion.kind !== 'REQUIREMENT') return fixedWeight;
  return criterion.importance * (criterion.necessity === 'REQUIRED' ? requiredFactor : 1);
}

interface Judged {
  criterion: CriterionSnapshot;
  verdict: Verdict;
  weight: number;
}

/** Only requirements are marked Required or NiceToHave (specification, section 2), so only they can cap. */
function capsScore({ criterion, verdict }: Judged): boolean {
  return criterion.kind === 'REQUIREMENT' && criterion.necessity === 'REQUIRED' && verdict === 'NOT_MET';
}

interface Total {
  base: number;
  penalty: number;
  capped: boolean;
  score: number;
}

function total(judged: Judged[]): Total {
  const weights = judged.reduce((sum, { weight }) => sum + weight, 0);
  const weighted = judged.reduce((sum, { weight, verdict }) => sum + weight * verdictValue[verdict], 0);
  const base = (100 * weighted) / weights;
  const found = judged.filter(({ criterion, verdict }) => criterion.kind === 'RED_FLAG' && verdict === 'MET').length;
  const penalty = found * penaltyPerRedFlag;
  const capped = judged.some(capsScore);
  const beforeFlags = capped ? Math.min(Math.round(base), capWhenRequiredNotMet) : Math.round(base);
  return { base, penalty, capped, score: Math.max(0, beforeFlags - penalty) };
}

/** A silent red flag stays "not found": nothing was held against the candidate, so nothing can turn. */
function silenceBecomes(judged: Judged[], verdict: Verdict): Judged[] {
  return judged.map((entry) =>
    entry.verdict === 'NO_INFORMATION' && entry.criterion.kind !== 'RED_FLAG' ? { ...entry, verdict } : entry,
  );
}

/** Whole points that add up to the rounded base: largest remainder, ties by criterion id so that order is irrelevant. */
function sharePoints(judged: Judged[], base: number): Map<string, number> {
  const weights = judged.reduce((sum, { weight }) => sum + weight, 0);
  const exact = judged.map(({ criterion, weight, verdict }) => ({
    id: criterion.criterionId,
    points: (100 * weight * verdictValue[verdict]) / weights,
  }));
  const points = new Map(exact.map((entry) => [entry.id, Math.floor(entry.points + 1e-9)]));
  let left = Math.round(base) - [...points.values()].reduce((sum, value) => sum + value, 0);
  const byRemainder = exact.toSorted(
    (first, second) => (second.points % 1) - (first.points % 1) || first.id.localeCompare(second.id, 'en'),
  );
  for (const { id } of byRemainder) {
    if (left <= 0) break;
    points.set(id, (points.get(id) ?? 0) + 1);
    left -= 1;
  }
  return points;
}

function lineOf({ criterion, verdict, weight }: Judged, points: number, labels: CriterionLabels): ScoreLine {
  const isRedFlag = criterion.kind === 'RED_FLAG';
  const flagPoints = verdict === 'MET' ? -penaltyPerRedFlag : 0;
  return {
    criterionId: criterion.criterionId,
    kind: criterion.kind,
    label: labels[criterion.criterionId] ?? criterion.text,
    verdict,
    weight,
    value: isRedFlag ? 0 : verdictValue[verdict],
    points: isRedFlag ? flagPoints : points,
  };
}

/** Whether a score can be computed: something other than red flags is there to weigh. */
export function canBeScored(criteria: readonly CriterionSnapshot[]): boolean {
  return criteria.some((criterion) => weightOf(criterion) > 0);
}

/**
 * The match score of one analysis and its arithmetic (decisions.md, Analysis).
 *
 * Order of the rules: the base is rounded, a Required requirement that is NOT_MET caps it at 59, then each red flag
 * found takes 10 away, never below 0. So a flag still counts for a capped candidate. A criterion without a judgement
 * counts as NO_INFORMATION. In the range every NO_INFORMATION turns NOT_MET (which may cap) or MET; a red flag
 * that was not found stays not found at both ends.
 *
 * @param criteria the snapshot; order does not matter to the numbers, lines keep it
 * @param judgements verdicts by `criterionId`
 * @param labels what a line is called; the criterion's words where absent (a language or a budget needs one)
 * @returns whole numbers 0..100; the lines' points add up to `round(base) − redFlagPenalty`, which is the score
 *   unless it was capped or stopped at 0
 * @throws AppError `process.too-thin` when there is nothing to weigh: a 0 would look like a bad candidate
 */
export function computeMatchScore(
  criteria: readonly CriterionSnapshot[],
  judgements: readonly Pick<Judgement, 'criterionId' | 'verdict'>[],
  labels: CriterionLabels = {},
): ScoreBreakdown {
  if (!canBeScored(criteria)) throw new AppError('process.too-thin');
  const verdicts = new Map(judgements.map((judgement) => [judgement.criterionId, judgement.verdict]));
  const judged = criteria.map((criterion) => ({
    criterion,
    verdict: verdicts.get(criterion.criterionId) ?? 'NO_INFORMATION',
    weight: weightOf(criterion),
  }));
  const result = total(judged);
  const points = sharePoints(judged, result.base);
  return {
    score: result.score,
    rangeLow: total(silenceBecomes(judged, 'NOT_MET')).score,
    rangeHigh: total(silenceBecomes(judged, 'MET')).score,
    base: Math.round(result.base * 100) / 100,
    redFlagPenalty: result.penalty,
    capped: result.capped,
    lines: judged.map((entry) => lineOf(entry, points.get(entry.criterion.criterionId) ?? 0, labels)),
  };
}

/** The AI's stars for a score 0..100 (decisions.md, Candidate): ≥85 → 5, ≥70 → 4, ≥50 → 3, ≥30 → 2, else 1. */
export function starsForScore(score: number): 1 | 2 | 3 | 4 | 5 {
  if (score >= 85) return 5;
  if (score >= 70) return 4;
  if (score >= 50) return 3;
  return score >= 30 ? 2 : 1;
}
