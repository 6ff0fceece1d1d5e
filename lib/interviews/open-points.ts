import type { ScoreBreakdown, ScoreLine } from '@/lib/domain/analysis-schemas';
import type { OpenPoint } from './schemas';

/** The rest is on the candidate's page. */
const maxPoints = 4;

function isOpen(verdict: ScoreLine['verdict']): verdict is OpenPoint['verdict'] {
  return verdict === 'NO_INFORMATION' || verdict === 'PARTIALLY_MET';
}

/**
 * The open criteria of an analysis, widest gap first; ties keep the order of the process. Red flags are left out: they
 * have no weight, and no information about one is not held against the candidate.
 *
 * @returns up to four points, and the number of further ones
 */
export function openPoints({ lines }: Pick<ScoreBreakdown, 'lines'>): { points: OpenPoint[]; furtherPoints: number } {
  const weights = lines.reduce((sum, { weight }) => sum + weight, 0);
  const open = lines.flatMap(({ criterionId, kind, label, verdict, weight, value }) =>
    weight > 0 && isOpen(verdict)
      ? [{ criterionId, kind, label, verdict, gap: Math.max(1, Math.round((100 * weight * (1 - value)) / weights)) }]
      : [],
  );
  const points = open.toSorted((first, second) => second.gap - first.gap);
  return { points: points.slice(0, maxPoints), furtherPoints: Math.max(0, points.length - maxPoints) };
}
