import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { ProcessRow } from '@/lib/process-rows/get-process-row';
import type { VerdictCounts } from '@/lib/domain/process-schemas';
import type { Locale } from '@/lib/i18n/locale';
import { buildCriteriaSnapshot } from './build-criteria-snapshot';
import { criterionLabels } from './criterion-labels';
import type { Verdict } from '@/lib/domain/analysis-schemas';

/**
 * Verdict counts for each current criterion of the process, in order, from each candidate's newest analysis. Verdicts
 * on removed or reworded criteria are left out; a recruiter's correction counts for the engine's verdict.
 *
 * @param options `locale`: language of the criteria's names; `leftOut`: which candidates `c` are not counted
 */
export async function countVerdicts(
  db: Db,
  process: ProcessRow,
  { locale, leftOut }: { locale: Locale; leftOut: Prisma.Sql },
): Promise<VerdictCounts[]> {
  const criteria = buildCriteriaSnapshot(process);
  const words = criteria.map(({ criterionId, kind, text, languageLevel, locationType, budgetCurrency }) => ({
    criterionId,
    words: [{ criterionId, kind, text, languageLevel, locationType, budgetCurrency }],
  }));
  const rows = await db.$queryRaw<{ criterionId: string; verdict: Verdict; count: number }[]>`
    SELECT v.criterion_id AS "criterionId", count(*)::int AS count,
      CASE WHEN c.corrected_breakdown IS NULL THEN v.verdict::text
        ELSE (SELECT line->>'verdict' FROM jsonb_array_elements(c.corrected_breakdown->'lines') AS line
          WHERE line->>'criterionId' = v.criterion_id::text) END AS verdict
    FROM candidate c JOIN analysis a ON a.id = c.current_analysis_id JOIN criterion_verdict v ON v.analysis_id = a.id
      JOIN jsonb_to_recordset(${JSON.stringify(words)}::jsonb) AS now("criterionId" uuid, words jsonb)
        ON now."criterionId" = v.criterion_id AND a.criteria_snapshot @> now.words
    WHERE c.process_id = ${process.id}::uuid AND NOT ${leftOut} GROUP BY 1, 3`;
  const labels = criterionLabels(criteria, locale);
  return criteria.map(({ criterionId, kind }) => {
    const counts = { MET: 0, PARTIALLY_MET: 0, NO_INFORMATION: 0, NOT_MET: 0 };
    for (const row of rows) if (row.criterionId === criterionId) counts[row.verdict] = row.count;
    return { criterionId, kind, label: labels[criterionId] ?? '', counts };
  });
}
