import { requirePermission, type Actor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { getProcessRow, lockProcessForShare } from '@/lib/process-rows/get-process-row';
import { rescorable, rescoreCandidates } from './rescore-candidates';

const batchSize = 100;
const timeoutMs = 120_000;

/**
 * Rescores one batch of a process's candidates, ordered by id. Idempotent.
 *
 * @param input `afterId`: the last candidate of the previous batch, null at first
 * @returns the last candidate of this batch, null at the end
 * @throws AppError `process.not-found`
 */
export async function rescoreProcess(
  actor: Actor,
  input: { processId: string; afterId: string | null },
): Promise<{ lastId: string | null; rescored: number }> {
  requirePermission(actor, 'candidate:analyse');
  return transaction(
    async (db) => {
      await lockProcessForShare(db, input.processId);
      const process = await getProcessRow(db, input.processId);
      const rows = await db.candidate.findMany({
        where: { ...rescorable(process.id), ...(input.afterId ? { id: { gt: input.afterId } } : {}) },
        orderBy: { id: 'asc' },
        take: batchSize,
        select: { id: true },
      });
      const ids = rows.map(({ id }) => id);
      const rescored = await rescoreCandidates(db, process, ids);
      return { lastId: ids.length < batchSize ? null : (ids.at(-1) ?? null), rescored };
    },
    { timeoutMs },
  );
}
