import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { deleteUnusedFiles, findFilesOf } from '@/lib/cv/delete-unused-files';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { lockProcess } from '@/lib/processes/rows/get-process-row';
import type { CandidatePlace } from './get-candidate-row';

/**
 * Erases a candidate: file and text unless another candidate has the same, analyses, decisions, corrections, notes,
 * interviews. What a model cost stays in the month's sum, and the audit log keeps ids.
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
        select: { analysisRequestId: true, atsApplication: { select: { goneAt: true } } },
      });
      if (!candidate) throw new AppError('candidate.not-found');
      if (candidate.atsApplication && !candidate.atsApplication.goneAt) throw new AppError('candidate.kept-by-ats');
      const files = await findFilesOf(db, [candidateId]);
      await keepCost(db, { processId, candidateId });
      if (candidate.analysisRequestId) {
        await db.analysisDraft.deleteMany({ where: { requestId: candidate.analysisRequestId } });
      }
      await db.candidate.delete({ where: { id: candidateId } });
      await deleteUnusedFiles(db, files);
      await recordAudit(db, actor, 'candidate.erased', { processId, candidateId, reason: 'deleted' });
    },
    { timeoutMs: 60_000 },
  );
}

/** The analyses of this month go with the candidate, what they cost does not. */
async function keepCost(db: Db, { processId, candidateId }: CandidatePlace): Promise<void> {
  const costly = await db.analysis.findMany({
    where: { candidateId, inputTokens: { gt: 0 } },
    select: { inputTokens: true, cachedTokens: true, outputTokens: true, costMicros: true, finishedAt: true },
  });
  await db.modelUse.createMany({
    data: costly.map(({ finishedAt, ...use }) => ({ ...use, processId, createdAt: finishedAt })),
  });
}
