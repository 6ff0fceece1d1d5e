import { computeMatchScore } from '@/lib/analysis/score/match-score';
import type { Verdict } from '@/lib/domain/analysis-schemas';
import type { JudgedCv } from './judge-cases';

interface UnstableCriterion {
  cv: JudgedCv;
  requirement: string;
  /** How many runs gave each verdict, the most frequent first. */
  counts: [Verdict, number][];
  /** Share of runs whose verdict is not the most frequent one. */
  flipRate: number;
}

export interface ScoreSpread {
  cv: JudgedCv;
  min: number;
  max: number;
  standardDeviation: number;
}

export interface StabilityMeasures {
  criteria: number;
  /** Mean over all criteria of all CVs. */
  flipRate: number;
  /** The least stable first. */
  unstable: UnstableCriterion[];
  /** One for each CV. */
  scores: ScoreSpread[];
}

function countVerdicts(cv: JudgedCv, index: number): UnstableCriterion {
  const counts = new Map<Verdict, number>();
  for (const run of cv.runs) {
    const verdict = run[index]?.verdict ?? 'NO_INFORMATION';
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  const flipRate = 1 - (sorted[0]?.[1] ?? 0) / cv.runs.length;
  return { cv, requirement: cv.criteria[index]?.text ?? '', counts: sorted, flipRate };
}

function spreadOf(cv: JudgedCv): ScoreSpread {
  const scores = cv.runs.map((judgements) => computeMatchScore(cv.criteria, judgements).score);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length;
  return { cv, min: Math.min(...scores), max: Math.max(...scores), standardDeviation: Math.sqrt(variance) };
}

/** How far the runs over the same CVs differ. */
export function measureStability(cvs: JudgedCv[]): StabilityMeasures {
  const criteria = cvs.flatMap((cv) => cv.criteria.map((_, index) => countVerdicts(cv, index)));
  return {
    criteria: criteria.length,
    flipRate: criteria.reduce((sum, one) => sum + one.flipRate, 0) / criteria.length,
    unstable: criteria.filter(({ flipRate }) => flipRate > 0).sort((one, other) => other.flipRate - one.flipRate),
    scores: cvs.map(spreadOf),
  };
}
