import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/**
 * Refuses a rejection of several without a reason where nobody opened one of them, unless the administrators allow it. Reading by
 * a program opens nobody.
 *
 * @param candidateIds those who would be rejected
 * @throws AppError `decision.unopened-need-reason` with how many nobody opened
 */
export async function requireOpened(db: Db, candidateIds: readonly string[]): Promise<void> {
  const settings = await db.decisionSettings.findUnique({ where: { id: 1 } });
  if (settings && !settings.reasonForUnopened) return;
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM candidate c WHERE c.id = ANY(${[...candidateIds]}::uuid[])
      AND NOT EXISTS (SELECT FROM candidate_view v WHERE v.candidate_id = c.id)`;
  const count = row?.count ?? 0;
  if (count > 0) throw new AppError('decision.unopened-need-reason', { values: { count } });
}
