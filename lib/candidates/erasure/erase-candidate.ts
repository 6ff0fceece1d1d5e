import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { isKeptByAts } from './choose-for-erasure';
import { eraseRows } from './erase-rows';
import type { CandidatePlace } from '../rows/get-candidate-row';

/**
 * Erases a candidate with everything about the person (`eraseRows`).
 *
 * @throws AppError `candidate.not-found`; `candidate.kept-by-ats` for one who is in the ATS, because erasure follows it
 */
export async function eraseCandidate(actor: PersonActor, { processId, candidateId }: CandidatePlace): Promise<void> {
  requirePermission(actor, 'administration');
  await transaction(
    async (db) => {
      await lockProcess(db, processId);
      await db.$queryRaw`SELECT 1 FROM candidate WHERE id = ${candidateId}::uuid FOR UPDATE`;
      const candidate = await db.candidate.findFirst({
        where: { id: candidateId, processId },
        select: { atsApplication: { select: { goneAt: true, departure: true, given: true } } },
      });
      if (!candidate) throw new AppError('candidate.not-found');
      if (isKeptByAts(candidate)) throw new AppError('candidate.kept-by-ats');
      await eraseRows(db, actor, processId, [candidateId]);
    },
    { timeoutMs: 60_000 },
  );
}
