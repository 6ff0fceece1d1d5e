import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { getCandidateRow, type CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { lockCandidates } from '@/lib/candidates/rows/lock-candidates';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';

/**
 * Answers a candidate's request; their page shows the words, and no name.
 *
 * @throws AppError `process.not-found`, `candidate.not-found`, `person-request.not-found`, `person-request.answered`
 */
export async function answerRequest(
  actor: PersonActor,
  { personRequestId, answer, ...place }: CandidatePlace & { personRequestId: string; answer: string },
): Promise<void> {
  await requireProcessPermission(database(), actor, place.processId, 'candidate:decide');
  await transaction(async (db) => {
    // It may be withdrawn at this moment.
    await lockCandidates(db, place.processId, [place.candidateId]);
    const { id: candidateId } = await getCandidateRow(db, place);
    const request = await db.personRequest.findFirst({
      where: { id: personRequestId, candidateId, withdrawnAt: null },
    });
    if (!request) throw new AppError('person-request.not-found');
    const { count } = await db.personRequest.updateMany({
      where: { id: request.id, answeredAt: null },
      data: { answer, answeredAt: new Date(), answeredById: actor.userId },
    });
    if (count === 0) throw new AppError('person-request.answered');
    await recordAudit(db, actor, 'candidate.request-answered', { ...place, kind: request.kind });
  });
}
