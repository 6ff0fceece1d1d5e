import { randomUUID } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import { usersWhoSee } from '@/lib/auth/process-access';
import type { Db } from '@/lib/db/client';
import type { SetFollowUps, SetFollowUpsAnswer } from '@/lib/domain/set-stages-schemas';
import { AppError } from '@/lib/errors';
import { changeCandidates } from '../rows/change-candidates';
import { chooseCandidates } from '../rows/choose-candidates';
import { refuseUnknown } from '../rows/refuse-unknown';
import { findOwnWork, recordFollowUpChanges } from './record-follow-up-changes';

/** @throws AppError `follow-up.owner-not-offered` for somebody who does not see the process */
async function requireOwner(db: Db, processId: string, ownerId: string): Promise<void> {
  const process = await db.process.findUniqueOrThrow({
    where: { id: processId },
    select: { id: true, restricted: true },
  });
  const where = { AND: [{ id: ownerId }, usersWhoSee(process)] };
  if (!(await db.user.findFirst({ where, select: { id: true } }))) throw new AppError('follow-up.owner-not-offered');
}

/**
 * Says whose candidates are and what comes next; what is left out stays as it is.
 *
 * @returns `requestId`, with which all of it can be undone
 * @throws AppError `process.not-found`, `process.archived`, `search.not-found`; `follow-up.owner-not-offered` for somebody who does
 *   not see the process, unless all of them are theirs already
 */
export async function setFollowUps(
  actor: PersonActor,
  { processId, choice, ownerId, nextStep }: { processId: string } & SetFollowUps,
): Promise<SetFollowUpsAnswer> {
  const requestId = randomUUID();
  return changeCandidates(actor, processId, async (db) => {
    const ids = await chooseCandidates(db, actor, { processId, choice });
    const rows = await findOwnWork(db, processId, ids);
    if (ownerId && rows.some(({ work }) => work.ownerId !== ownerId)) await requireOwner(db, processId, ownerId);
    const changes = rows.map(({ id, work: from }) => {
      const to = {
        ownerId: ownerId === undefined ? from.ownerId : ownerId,
        nextStep: nextStep === undefined ? from.nextStep : (nextStep?.text ?? ''),
        dueOn: nextStep === undefined ? from.dueOn : (nextStep?.dueOn ?? null),
      };
      return { candidateId: id, from, to };
    });
    await recordFollowUpChanges(db, actor, changes, { processId, requestId, isUndoing: false });
    return { requestId, accepted: rows.map(({ id }) => id), refused: refuseUnknown(ids, rows) };
  });
}
