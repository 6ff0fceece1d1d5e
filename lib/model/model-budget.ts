import { database } from '@/lib/db/client';
import { timeZone } from '@/lib/i18n/time-zone';

/** What the model has cost in this calendar month, in millionths of the currency of the prices. */
export async function spentThisMonth(): Promise<number> {
  const rows = await database().$queryRaw<{ spent: bigint }[]>`
    WITH month AS (SELECT date_trunc('month', now() AT TIME ZONE ${timeZone}) AT TIME ZONE ${timeZone} AS start)
    SELECT
      (SELECT coalesce(sum(cost_micros), 0) FROM analysis, month WHERE cost_micros > 0 AND finished_at >= start)
      + (SELECT coalesce(sum(cost_micros), 0) FROM model_use, month WHERE created_at >= start) AS spent`;
  return Number(rows[0]?.spent ?? 0);
}
