import type { Actor } from '@/lib/auth/actor';
import { eraseIn, erasePersonalData } from '@/lib/candidates/erasure/erase-personal-data';
import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { atsSource } from '@/lib/domain/candidate-source';
import { keepErased } from './keep-erased';

/**
 * Removes the CVs, texts and personal data of candidates who were deleted or anonymised in the ATS; erasure follows it. For a
 * week they are kept where nothing shows them (`keepErased`). The rows stay with their numbers, and so do the costs of their
 * analyses. An uploaded candidate is only marked as gone there: that file came from a recruiter.
 *
 * @param applicationIds rows of `ats_application` of a process that the caller's transaction has locked
 */
export async function eraseDeparted(
  db: Db,
  actor: Actor,
  { processId, applicationIds }: { processId: string; applicationIds: string[] },
): Promise<void> {
  if (applicationIds.length === 0) return;
  const goneAt = new Date();
  const ofAts = await db.atsApplication.findMany({
    where: { id: { in: applicationIds }, candidate: { source: atsSource } },
    select: { candidateId: true },
  });
  const candidateIds = ofAts.map(({ candidateId }) => candidateId);
  await keepErased(db, actor, candidateIds, goneAt);
  await db.atsApplication.updateMany({ where: { id: { in: applicationIds } }, data: { goneAt } });
  await eraseIn(db, 'AtsApplication', Prisma.sql`t.id = ANY(${applicationIds}::uuid[])`);
  await erasePersonalData(db, actor, { processId, candidateIds, rows: 'stay', reason: 'ats.record-not-found' });
  await resetStanding(db, candidateIds);
}

/** Nothing is done with them any more, but what was sent stays sent. */
async function resetStanding(db: Db, candidateIds: string[]): Promise<void> {
  await db.candidate.updateMany({
    where: { id: { in: candidateIds }, status: { notIn: ['sent', 'AWAITING_EXTERNAL_PICK'] } },
    data: { status: 'NO_FILE_FOUND', statusReason: 'ats.record-not-found' },
  });
  await db.atsPick.updateMany({
    where: { candidateId: { in: candidateIds }, state: { in: ['PENDING', 'SENDING', 'CONFLICT'] } },
    data: { previousStatus: 'NO_FILE_FOUND' },
  });
}
