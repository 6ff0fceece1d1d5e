import { database } from '@/lib/db/client';
import { timeZone } from '@/lib/i18n/time-zone';
import type { ModelUsageRow } from './schemas';

/** Rows on the administration page; in each month the most expensive come first. */
const maxRows = 200;

type UsageRow = Omit<ModelUsageRow, 'inputTokens' | 'cachedTokens' | 'outputTokens' | 'costMicros'> &
  Record<'inputTokens' | 'cachedTokens' | 'outputTokens' | 'costMicros', bigint>;

/** What models were asked for in the last twelve months, by month and process. */
export async function listModelUsage(): Promise<ModelUsageRow[]> {
  const rows = await database().$queryRaw<UsageRow[]>`
    WITH used AS (
      SELECT finished_at AS at, candidate.process_id, 1 AS analyses, input_tokens, cached_tokens, output_tokens, cost_micros
      FROM analysis JOIN candidate ON candidate.id = analysis.candidate_id WHERE input_tokens > 0
      UNION ALL
      SELECT created_at, process_id, 0, input_tokens, cached_tokens, output_tokens, cost_micros FROM model_use
    )
    SELECT to_char(used.at AT TIME ZONE ${timeZone}, 'YYYY-MM') AS month,
      process.id AS "processId", process.name AS "processName", sum(used.analyses)::int AS analyses,
      sum(used.input_tokens) AS "inputTokens", sum(used.cached_tokens) AS "cachedTokens",
      sum(used.output_tokens) AS "outputTokens", sum(used.cost_micros) AS "costMicros"
    FROM used JOIN process ON process.id = used.process_id
    WHERE used.at >= (date_trunc('month', now() AT TIME ZONE ${timeZone}) - interval '11 months') AT TIME ZONE ${timeZone}
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
