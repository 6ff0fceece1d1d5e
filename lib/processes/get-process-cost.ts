import { database } from '@/lib/db/client';
import { batchPriceShare } from '@/lib/model/batch-price';
import { findCosting } from '@/lib/model/model-settings';
import type { CandidatesStatisticsDto } from '@/lib/domain/process-schemas';

/** The analyses whose average foretells the cost of the next. */
const lastAnalyses = 20;

/**
 * What models have cost in a process, and what the next analysis may cost with as many votes as are set now.
 *
 * @returns null: nothing, or the prices were unknown
 */
export async function getProcessCost(processId: string): Promise<CandidatesStatisticsDto['cost']> {
  const rows = await database().$queryRaw<{ micros: bigint | null; averageMicros: number | null }[]>`
    WITH priced AS (
      SELECT analysis.cost_micros, analysis.votes,
        -- An analysis from the answers of a batch says what the next costs at the full price.
        CASE WHEN EXISTS (SELECT 1 FROM model_batch_item item
          WHERE item.request_id = analysis.request_id AND item.state = 'ANSWERED')
        THEN cost_micros / ${batchPriceShare}::float ELSE cost_micros END AS full_micros,
        row_number() OVER (ORDER BY analysis.finished_at DESC, analysis.id) AS place
      FROM analysis JOIN candidate ON candidate.id = analysis.candidate_id
      WHERE candidate.process_id = ${processId}::uuid AND analysis.cost_micros > 0
    )
    SELECT coalesce(sum(cost_micros), 0)
        + (SELECT coalesce(sum(cost_micros), 0) FROM model_use WHERE process_id = ${processId}::uuid) AS micros,
      avg(full_micros / votes) FILTER (WHERE place <= ${lastAnalyses}) AS "averageMicros"
    FROM priced`;
  const { micros, averageMicros = null } = rows[0] ?? {};
  if (!micros || Number(micros) === 0) return null;
  const { votes, currency } = await findCosting();
  return { micros: Number(micros), averageMicros: averageMicros && Math.round(averageMicros * votes), currency };
}
