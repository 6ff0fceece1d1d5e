import type { CriterionVerdictDto } from '@/lib/domain/analysis-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';

export interface CompareRow {
  criterionId: string;
  kind: CriterionVerdictDto['criterion']['kind'];
  label: string;
  /** In the order of the candidates; null: not judged by this criterion. */
  verdicts: (CriterionVerdictDto | null)[];
  /** The candidates do not all have the same verdict. */
  differs: boolean;
}

/** The criteria by which any of the candidates was judged, in the order of the first analysis that has them. */
export function compareRows(candidates: readonly CandidateDto[]): CompareRow[] {
  const rows = new Map<string, CompareRow>();
  candidates.forEach(({ analysis }, index) => {
    for (const verdict of analysis?.verdicts ?? []) {
      const { criterionId, kind, text } = verdict.criterion;
      const line = analysis?.scoreBreakdown.lines.find((one) => one.criterionId === criterionId);
      const row = rows.get(criterionId) ?? {
        criterionId,
        kind,
        label: line?.label ?? text,
        differs: false,
        verdicts: candidates.map(() => null),
      };
      row.verdicts[index] = verdict;
      rows.set(criterionId, row);
    }
  });
  return [...rows.values()].map((row) => ({
    ...row,
    differs: new Set(row.verdicts.map((one) => one?.verdict)).size > 1,
  }));
}
