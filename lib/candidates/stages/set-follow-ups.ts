import { randomUUID } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import type { SetFollowUps, SetFollowUpsAnswer } from '@/lib/domain/set-stages-schemas';
import { AppError } from '@/lib/errors';
import { changeCandidates } from '../rows/change-candidates';
import { chooseCandidates } from '../rows/choose-candidates';
import { refuseUnknown } from '../rows/refuse-unknown';
import { findPossibleOwners } from './find-possible-owners';
import { changedMeanwhile, findOwnWork, isOtherStep, recordFollowUpChanges } from './record-follow-up-changes';

/**
 * Says whose candidates are and what comes next; what is left out stays as it is. Whose next step is another than `replaces` says
 * is left out, with the reason.
 *
 * @returns `requestId`, with which all of it can be undone; null: nothing was changed
 * @throws AppError `process.not-found`, `process.archived`, `search.not-found`; `follow-up.owner-not-offered` for somebody who does
 *   not see the process, unless all of them are theirs already
 */
export async function setFollowUps(
  actor: PersonActor,
  { processId, choice, ownerId, nextStep, replaces }: { processId: string } & SetFollowUps,
): Promise<SetFollowUpsAnswer> {
  return changeCandidates(actor, processId, async (db) => {
    const ids = await chooseCandidates(db, actor, { processId, choice });
    const rows = await findOwnWork(db, processId, ids);
    if (ownerId && rows.some(({ work }) => work.ownerId !== ownerId)) {
      const possible = await findPossibleOwners(db, processId, [ownerId]);
      if (!possible.has(ownerId)) throw new AppError('follow-up.owner-not-offered');
    }
    const seen = replaces && { nextStep: replaces.text, dueOn: replaces.dueOn };
    const isOther = ({ work }: (typeof rows)[number]) => seen !== undefined && isOtherStep(seen, work);
    const accepted = rows.filter((row) => !isOther(row));
    const changes = accepted.map(({ id, work: from }) => {
      const to = {
        ownerId: ownerId === undefined ? from.ownerId : ownerId,
        nextStep: nextStep === undefined ? from.nextStep : (nextStep?.text ?? ''),
        dueOn: nextStep === undefined ? from.dueOn : (nextStep?.dueOn ?? null),
      };
      return { candidateId: id, from, to };
    });
    const call = { processId, requestId: randomUUID(), isUndoing: false };
    return {
      requestId: await recordFollowUpChanges(db, actor, changes, call),
      accepted: accepted.map(({ id }) => id),
      refused: [...rows.filter(isOther).map(changedMeanwhile), ...refuseUnknown(ids, rows)],
    };
  });
}
