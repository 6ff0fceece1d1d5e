import { recordAudits } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { lockCandidates } from '@/lib/candidates/rows/lock-candidates';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import type { WithdrawPayRangeAnswer } from './person-schemas';

const timeoutMs = 60_000;

/**
 * Takes back what one call recorded of the telling of the pay range, for all of its candidates or one. The rows stay and say so, and
 * the range that candidates see stays too: they may have seen it.
 *
 * @returns refused: of whom it was taken back before
 * @throws AppError `process.not-found`; `pay-range.entry-not-found` for an unknown request
 */
export async function withdrawPayRange(
  actor: PersonActor,
  { processId, requestId, candidateId }: { processId: string; requestId: string; candidateId?: string | undefined },
): Promise<WithdrawPayRangeAnswer> {
  await requirePermissionIn(actor, processId, 'candidate:decide');
  return transaction(
    async (db) => {
      const ofThem = { processId, ...(candidateId === undefined ? {} : { id: candidateId }) };
      const made = await db.payRangeNotice.findMany({ where: { requestId, candidate: ofThem } });
      if (made.length === 0) throw new AppError('pay-range.entry-not-found');
      const ids = made.map((row) => row.candidateId);
      const rows = await lockCandidates(db, processId, ids);
      const withdrawn = await db.payRangeNotice.updateManyAndReturn({
        where: { requestId, withdrawnAt: null, candidate: ofThem },
        data: { withdrawnAt: new Date() },
        select: { candidateId: true, version: true },
      });
      const facts = withdrawn.map((row) => ({ processId, candidateId: row.candidateId, version: row.version }));
      await recordAudits(db, actor, 'candidate.pay-range-withdrawn', facts);
      const accepted = new Set(withdrawn.map((row) => row.candidateId));
      return {
        accepted: [...accepted],
        refused: rows
          .filter(({ id }) => !accepted.has(id))
          .map(({ id, ordinalNumber }) => ({ candidateId: id, ordinalNumber, reason: 'CHANGED_MEANWHILE' as const })),
      };
    },
    { timeoutMs },
  );
}
