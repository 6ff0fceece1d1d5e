import { z } from 'zod';
import { criterionLabels } from '@/lib/analysis/criteria/criterion-labels';
import type { Db } from '@/lib/db/client';
import { criterionSnapshotSchema, type Verdict } from '@/lib/domain/analysis-schemas';
import { questionCount, type CalibrationQuestions } from '@/lib/domain/calibration-schemas';
import type { Locale } from '@/lib/i18n/locale';

interface Row {
  criterionId: string;
  verdict: Verdict;
  confidence: number;
  criteriaSnapshot: unknown;
}

/**
 * The criteria of a candidate's current analysis that people judge before they see it, in the analysis's order, and what the engine
 * said of them. Which ones is chosen by the process's seed, so that everybody is asked the same. A budget is arithmetic.
 */
export async function findQuestions(
  db: Db,
  candidateId: string,
  locale: Locale,
): Promise<CalibrationQuestions & { judged: Map<string, { verdict: Verdict; confidence: number }> }> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT asked.* FROM (
      SELECT v.position, v.criterion_id AS "criterionId", v.verdict::text AS verdict, v.confidence::float AS confidence,
        a.criteria_snapshot AS "criteriaSnapshot"
      FROM candidate c JOIN process p ON p.id = c.process_id JOIN analysis a ON a.id = c.current_analysis_id
        JOIN criterion_verdict v ON v.analysis_id = a.id
      WHERE c.id = ${candidateId}::uuid AND EXISTS (SELECT FROM jsonb_array_elements(a.criteria_snapshot) AS one
        WHERE one->>'criterionId' = v.criterion_id::text AND one->>'kind' <> 'BUDGET')
      ORDER BY sha256(convert_to(concat(p.calibration_seed, c.id, v.criterion_id), 'UTF8')), v.criterion_id
      LIMIT ${questionCount}) asked ORDER BY asked.position`;
  const snapshot = z.array(criterionSnapshotSchema).parse(rows[0]?.criteriaSnapshot ?? []);
  const labels = criterionLabels(snapshot, locale);
  const kinds = new Map(snapshot.map(({ criterionId, kind }) => [criterionId, kind]));
  return {
    criteria: rows.map(({ criterionId }) => ({
      criterionId,
      kind: kinds.get(criterionId) ?? 'REQUIREMENT',
      label: labels[criterionId] ?? '',
    })),
    judged: new Map(rows.map(({ criterionId, verdict, confidence }) => [criterionId, { verdict, confidence }])),
  };
}
