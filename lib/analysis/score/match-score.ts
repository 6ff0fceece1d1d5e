import { needsCheck } from '@/lib/analysis/score/needs-check';
import { AppError } from '@/lib/errors';
import type { CriterionSnapshot, Judgement, ScoreBreakdown, ScoreLine, Verdict } from '@/lib/domain/analysis-schemas';

/**
 * The value of a verdict in tenths, as whole numbers, so that the order of adding does not matter. A CV from another
 * trade says nothing about most criteria; one tenth for silence keeps it below candidates of the trade
 * (docs/quality.md).
 */
const verdictTenths: Record<Verdict, number> = { MET: 10, PARTIALLY_MET: 5, NO_INFORMATION: 1, NOT_MET: 0 };
const requiredFactor = 2;
/** Languages, location and budget have no importance slider and weigh the same. */
const fixedWeight = 3;
const penaltyPerRedFlag = 10;
const capWhenRequiredNotMet = 59;

/** Display names by criterion id; by default the criterion's own text. */
export type CriterionLabels = Readonly<Record<string, string>>;

/** How much a criterion weighs in the score. Red flags weigh nothing; they are subtracted. */
export function weightOf(criterion: CriterionSnapshot): number {
  if (criterion.kind === 'RED_FLAG') return 0;
  if (criterion.kind !== 'REQUIREMENT') return fixedWeight;
  return criterion.importance * (criterion.necessity === 'REQUIRED' ? requiredFactor : 1);
}

interface Judged {
  criterion: CriterionSnapshot;
  verdict: Verdict;
  confidence: number;
  weight: number;
}

/**
 * Only requirements can be Required (specification, section 2), so only they can cap; a verdict that is to be checked
 * never does (docs/specification.md, Analysis).
 */
function capsScore({ criterion, verdict, confidence }: Judged): boolean {
  const isRequired = criterion.kind === 'REQUIREMENT' && criterion.necessity === 'REQUIRED';
  return isRequired && verdict === 'NOT_MET' && !needsCheck({ verdict, confidence });
}

interface Total {
  base: number;
  penalty: number;
  capped: boolean;
  score: number;
}

function total(judged: Judged[]): Total {
  const weights = judged.reduce((sum, { weight }) => sum + weight, 0);
  const weighted = judged.reduce((sum, { weight, verdict }) => sum + weight * verdictTenths[verdict], 0);
  const base = (10 * weighted) / weights;
  const found = judged.filter(({ criterion, verdict }) => criterion.kind === 'RED_FLAG' && verdict === 'MET').length;
  const penalty = found * penaltyPerRedFlag;
  const capped = judged.some(capsScore);
  const beforeFlags = capped ? Math.min(Math.round(base), capWhenRequiredNotMet) : Math.round(base);
  return { base, penalty, capped, score: Math.max(0, beforeFlags - penalty) };
}

/** Replaces NO_INFORMATION, except for red flags, where it means "not found". */
function resolveNoInformation(judged: Judged[], verdict: Verdict): Judged[] {
  return judged.map((entry) =>
    entry.verdict === 'NO_INFORMATION' && entry.criterion.kind !== 'RED_FLAG'
      ? { ...entry, verdict, confidence: 1 }
      : entry,
  );
}

/**
 * Whole points that add up to the rounded base: largest remainder, ties by criterion id, so that order is irrelevant.
 */
function sharePoints(judged: Judged[], base: number): Map<string, number> {
  const weights = judged.reduce((sum, { weight }) => sum + weight, 0);
  const exact = judged.map(({ criterion, weight, verdict }) => ({
    id: criterion.criterionId,
    points: (10 * weight * verdictTenths[verdict]) / weights,
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
    value: isRedFlag ? 0 : verdictTenths[verdict] / 10,
    points: isRedFlag ? flagPoints : points,
  };
}

interface ScoredBreakdown extends ScoreBreakdown {
  score: number;
  rangeLow: number;
  rangeHigh: number;
}

/** Whether anything is asked of the person: town and pay alone say nothing of the position, and red flags weigh nothing. */
export function canBeScored(criteria: readonly CriterionSnapshot[]): boolean {
  return criteria.some(({ kind }) => kind === 'REQUIREMENT' || kind === 'LANGUAGE');
}

/**
 * The match score of an analysis and its breakdown (docs/specification.md, Analysis). The base is rounded, a Required
 * requirement that is surely NOT_MET caps it at 59, then each red flag found subtracts 10, down to 0. A missing judgement
 * counts as NO_INFORMATION. For the range every NO_INFORMATION becomes NOT_MET (which may cap) or MET, except red
 * flags.
 *
 * @param criteria the snapshot; its order only affects the order of lines
 * @param labels display names; needed for languages and budgets
 * @returns whole numbers 0..100; the lines' points add up to `round(base) − redFlagPenalty`, which is the score unless
 * capped or stopped at 0
 * @throws AppError `process.too-thin` when there is nothing to weigh: a 0 would look like a bad candidate
 */
export function computeMatchScore(
  criteria: readonly CriterionSnapshot[],
  judgements: readonly Pick<Judgement, 'criterionId' | 'verdict' | 'confidence'>[],
  labels: CriterionLabels = {},
): ScoredBreakdown {
  if (!canBeScored(criteria)) throw new AppError('process.too-thin');
  const byId = new Map(judgements.map((judgement) => [judgement.criterionId, judgement]));
  const judged = criteria.map((criterion) => ({
    criterion,
    verdict: byId.get(criterion.criterionId)?.verdict ?? 'NO_INFORMATION',
    confidence: byId.get(criterion.criterionId)?.confidence ?? 0,
    weight: weightOf(criterion),
  }));
  const result = total(judged);
  const points = sharePoints(judged, result.base);
  return {
    score: result.score,
    rangeLow: total(resolveNoInformation(judged, 'NOT_MET')).score,
    rangeHigh: total(resolveNoInformation(judged, 'MET')).score,
    base: Math.round(result.base * 100) / 100,
    redFlagPenalty: result.penalty,
    capped: result.capped,
    lines: judged.map((entry) => lineOf(entry, points.get(entry.criterion.criterionId) ?? 0, labels)),
  };
}

/**
 * The breakdown of an analysis. A CV in a language that the rules do not read has verdicts, but no score and no points: few
 * verdicts would look like a bad candidate (docs/decisions/0155).
 *
 * @param unreadLanguage ISO 639-1; null where the CV was read
 */
export function breakDown(
  criteria: readonly CriterionSnapshot[],
  judgements: Parameters<typeof computeMatchScore>[1],
  labels: CriterionLabels,
  unreadLanguage: string | null,
): ScoreBreakdown {
  const scored = computeMatchScore(criteria, judgements, labels);
  if (unreadLanguage === null) return scored;
  const lines = scored.lines.map((line) => ({ ...line, points: 0 }));
  const nothing = { score: null, rangeLow: null, rangeHigh: null, base: 0, redFlagPenalty: 0, capped: false };
  return { ...nothing, lines, unreadLanguage };
}

/** The AI's stars for a score; none without one. */
export function starsOfAi(score: number | null) {
  return score === null ? { rate: null, rateSource: null } : { rate: starsForScore(score), rateSource: 'AI' as const };
}

/**
 * The AI's rating for a score 0..100 (docs/specification.md, Candidate): ≥85 → 5, ≥70 → 4, ≥50 → 3, ≥30 → 2, else 1.
 */
export function starsForScore(score: number): 1 | 2 | 3 | 4 | 5 {
  if (score >= 85) return 5;
  if (score >= 70) return 4;
  if (score >= 50) return 3;
  return score >= 30 ? 2 : 1;
}
