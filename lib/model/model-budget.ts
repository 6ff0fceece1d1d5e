import { database } from '@/lib/db/client';
import { timeZone } from '@/lib/i18n/time-zone';

/** What analyses of this calendar month have cost, in millionths of the currency of the prices. */
export async function spentThisMonth(): Promise<number> {
  const rows = await database().$queryRaw<{ spent: bigint | null }[]>`
    SELECT sum(cost_micros) AS spent FROM analysis
    WHERE cost_micros > 0 AND finished_at >= date_trunc('month', now() AT TIME ZONE ${timeZone}) AT TIME ZONE ${timeZone}`;
  return Number(rows[0]?.spent ?? 0);
}
