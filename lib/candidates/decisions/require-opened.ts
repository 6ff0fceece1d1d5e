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
  const count = await db.candidate.count({ where: { id: { in: [...candidateIds] }, views: { none: {} } } });
  if (count > 0) throw new AppError('decision.unopened-need-reason', { values: { count } });
}
