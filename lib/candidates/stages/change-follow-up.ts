import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn, usersWhoSee } from '@/lib/auth/process-access';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import type { ChangeFollowUp } from '@/lib/domain/stage-schemas';
import { AppError } from '@/lib/errors';
import { lockProcessForShare } from '@/lib/process-rows/get-process-row';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { dayToStore } from '@/lib/validation/calendar-day';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { lockCandidates } from '../rows/lock-candidates';
import { getListItem } from '../search/get-list-item';

/** @throws AppError `follow-up.owner-not-offered` for somebody who does not see the process, except who is the owner already */
async function requireOwner(db: Db, { processId, candidateId }: CandidatePlace, ownerId: string): Promise<void> {
  const process = await db.process.findUniqueOrThrow({
    where: { id: processId },
    select: { id: true, restricted: true },
  });
  const owner = await db.user.findFirst({
    where: { id: ownerId, OR: [usersWhoSee(process), { ownedCandidates: { some: { candidateId } } }] },
    select: { id: true },
  });
  if (!owner) throw new AppError('follow-up.owner-not-offered');
}

/**
 * Says whose a candidate is and what comes next; what is left out stays as it is.
 *
 * @throws AppError `candidate.not-found`, `process.archived`, `follow-up.owner-not-offered`
 */
export async function changeFollowUp(
  actor: PersonActor,
  { processId, candidateId, ownerId, nextStep }: CandidatePlace & ChangeFollowUp,
): Promise<CandidateListItem> {
  await requirePermissionIn(actor, processId, 'candidate:decide');
  await transaction(async (db) => {
    await lockProcessForShare(db, processId);
    await requireEditableProcess(db, processId);
    const [candidate] = await lockCandidates(db, processId, [candidateId]);
    if (!candidate) throw new AppError('candidate.not-found');
    if (ownerId) await requireOwner(db, { processId, candidateId }, ownerId);
    const step = nextStep === undefined ? {} : { nextStep: nextStep?.text ?? '', dueOn: dayToStore(nextStep?.dueOn) };
    const data = ownerId === undefined ? step : { ...step, ownerId };
    const fields = [...(ownerId === undefined ? [] : ['owner']), ...(nextStep === undefined ? [] : ['nextStep'])];
    if (fields.length === 0) return;
    await db.candidateFollowUp.upsert({ where: { candidateId }, create: { candidateId, ...data }, update: data });
    await recordAudit(db, actor, 'candidate.follow-up-changed', { processId, candidateId, fields });
  });
  return getListItem(actor, candidateId);
}
