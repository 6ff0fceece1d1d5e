import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { getCandidateRow, type CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { lockCandidates } from '@/lib/candidates/rows/lock-candidates';
import { database, type Db } from '@/lib/db/client';
import type { PersonRequest } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { saveObjection } from './change-objection';

/** Whether nothing stands behind the objection that holds, once this request is withdrawn: it was recorded here, and nowhere else. */
async function isObjectionOver(db: Db, { kind, candidateId }: PersonRequest): Promise<boolean> {
  if (kind !== 'OBJECT') return false;
  const recorded = await db.personRequest.findMany({ where: { candidateId, kind } });
  if (recorded.some(({ withdrawnAt }) => withdrawnAt === null)) return false;
  const privacy = await db.candidatePrivacy.findUnique({ where: { candidateId } });
  const since = privacy?.notByProgramAt?.getTime();
  return since !== undefined && recorded.some(({ objectedAt }) => objectedAt?.getTime() === since);
}

/**
 * Takes back a request that somebody here recorded by mistake and nobody has answered. It stays and says so; nobody is to answer it
 * any more. An objection ends with the last request that was recorded for it, unless the candidate made it too. A consent that
 * it ended does not come back.
 *
 * @throws AppError `process.not-found`, `candidate.not-found`, `person-request.answered`; `person-request.not-found` also for one that
 *   the candidate made themselves, or that was taken back
 */
export async function withdrawRequest(
  actor: PersonActor,
  { personRequestId, ...place }: CandidatePlace & { personRequestId: string },
): Promise<void> {
  await requireProcessPermission(database(), actor, place.processId, 'candidate:decide');
  await transaction(async (db) => {
    await lockCandidates(db, place.processId, [place.candidateId]);
    const { id: candidateId } = await getCandidateRow(db, place);
    const request = await db.personRequest.findFirst({
      where: { id: personRequestId, candidateId, way: { not: null }, withdrawnAt: null },
    });
    if (!request) throw new AppError('person-request.not-found');
    const { count } = await db.personRequest.updateMany({
      where: { id: request.id, answeredAt: null },
      data: { withdrawnAt: new Date() },
    });
    if (count === 0) throw new AppError('person-request.answered');
    await recordAudit(db, actor, 'candidate.request-withdrawn', { ...place, kind: request.kind });
    if (await isObjectionOver(db, request)) await saveObjection(db, actor, { ...place, notByProgram: false });
  });
}
