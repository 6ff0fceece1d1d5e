import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { getProcessRow, lockProcessForShare } from '@/lib/processes/rows/get-process-row';
import { rescorable, rescoreCandidates } from './rescore-candidates';

const batchSize = 100;
const timeoutMs = 120_000;

/**
 * One batch of a process's candidates, by id: their scores follow the criteria of now. Doing it twice does it once.
 *
 * @param input `afterId`: the last candidate of the batch before, null at first
 * @returns the last candidate of this batch, null after the end
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
