import type { ScoreBreakdown, ScoreLine } from '@/lib/analysis/schemas';
import type { OpenPoint } from './schemas';

/** A person can hold so many questions in mind; the rest is on the candidate's page. */
const shownPoints = 4;

function isOpen(verdict: ScoreLine['verdict']): verdict is OpenPoint['verdict'] {
  return verdict === 'NO_INFORMATION' || verdict === 'PARTIALLY_MET';
}

/**
 * What the CV leaves open of one analysis, the widest gap first; ties keep the order of the process. Red flags are not
 * among them: they weigh nothing, and silence about one holds nothing against the candidate.
 *
 * @returns up to four points, and how many more there are
 */
export function openPoints({ lines }: Pick<ScoreBreakdown, 'lines'>): { points: OpenPoint[]; furtherPoints: number } {
  const weights = lines.reduce((sum, { weight }) => sum + weight, 0);
  const open = lines.flatMap(({ criterionId, kind, label, verdict, weight, value }) =>
    weight > 0 && isOpen(verdict)
      ? [{ criterionId, kind, label, verdict, gap: Math.max(1, Math.round((100 * weight * (1 - value)) / weights)) }]
      : [],
  );
  const points = open.toSorted((first, second) => second.gap - first.gap);
  return { points: points.slice(0, shownPoints), furtherPoints: Math.max(0, points.length - shownPoints) };
}
