import { database } from '@/lib/db/client';
import { timeZone } from '@/lib/i18n/time-zone';
import type { ModelUsageRow } from './schemas';

/** Rows on the administration page; the dearest of each month come first. */
const maxRows = 200;

type UsageRow = Omit<ModelUsageRow, 'inputTokens' | 'cachedTokens' | 'outputTokens' | 'costMicros'> &
  Record<'inputTokens' | 'cachedTokens' | 'outputTokens' | 'costMicros', bigint>;

/** What models were asked for in the last twelve months, by month and process. */
export async function listModelUsage(): Promise<ModelUsageRow[]> {
  const rows = await database().$queryRaw<UsageRow[]>`
    SELECT to_char(analysis.finished_at AT TIME ZONE ${timeZone}, 'YYYY-MM') AS month,
      process.id AS "processId", process.name AS "processName", count(*)::int AS analyses,
      sum(analysis.input_tokens) AS "inputTokens", sum(analysis.cached_tokens) AS "cachedTokens",
      sum(analysis.output_tokens) AS "outputTokens", sum(analysis.cost_micros) AS "costMicros"
    FROM analysis
    JOIN candidate ON candidate.id = analysis.candidate_id
    JOIN process ON process.id = candidate.process_id
    WHERE analysis.input_tokens > 0
      AND analysis.finished_at >= (date_trunc('month', now() AT TIME ZONE ${timeZone}) - interval '11 months') AT TIME ZONE ${timeZone}
    GROUP BY 1, process.id
    ORDER BY 1 DESC, "costMicros" DESC, "inputTokens" DESC, process.id
    LIMIT ${maxRows}`;
  return rows.map(({ inputTokens, cachedTokens, outputTokens, costMicros, ...row }) => ({
    ...row,
    inputTokens: Number(inputTokens),
    cachedTokens: Number(cachedTokens),
    outputTokens: Number(outputTokens),
    costMicros: Number(costMicros),
  }));
}
