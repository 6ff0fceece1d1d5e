import { randomUUID } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import type { SetFollowUpsAnswer } from '@/lib/domain/set-stages-schemas';
import { AppError } from '@/lib/errors';
import { storedDay } from '@/lib/validation/calendar-day';
import { changeCandidates } from '../rows/change-candidates';
import { findPossibleOwners } from './find-possible-owners';
import {
  changedMeanwhile,
  findOwnWork,
  isOtherOwner,
  isOtherStep,
  recordFollowUpChanges,
} from './record-follow-up-changes';

/**
 * Takes back what one call said of owners and next steps, and leaves the rest; except where that has changed since, or the
 * former owner no longer sees the process. Each is a change of its own in the history.
 *
 * @returns `requestId` of these changes, with which they can be taken back in turn; null: nothing was changed
 * @throws AppError `process.not-found`, `process.archived`; `follow-up.change-not-found` for an unknown request
 */
export async function undoFollowUps(
  actor: PersonActor,
  { processId, requestId }: { processId: string; requestId: string },
): Promise<SetFollowUpsAnswer> {
  return changeCandidates(actor, processId, async (db) => {
    const made = await db.followUpChange.findMany({ where: { requestId, candidate: { processId } } });
    if (made.length === 0) throw new AppError('follow-up.change-not-found');
    const changes = new Map(
      made.map((row) => [
        row.candidateId,
        {
          from: { ownerId: row.fromOwnerId, nextStep: row.fromStep, dueOn: storedDay(row.fromDueOn) },
          to: { ownerId: row.toOwnerId, nextStep: row.toStep, dueOn: storedDay(row.toDueOn) },
        },
      ]),
    );
    const rows = await findOwnWork(db, processId, [...changes.keys()]);
    const former = [...changes.values()].flatMap(({ from, to }) =>
      isOtherOwner(from, to) ? (from.ownerId ?? []) : [],
    );
    const owners = await findPossibleOwners(db, processId, [...new Set(former)]);
    const undone = rows.flatMap(({ id: candidateId, work }) => {
      const change = changes.get(candidateId);
      if (!change) return [];
      const { from, to } = change;
      const [owner, step] = [isOtherOwner(from, to), isOtherStep(from, to)];
      if (owner && from.ownerId !== null && !owners.has(from.ownerId)) return [];
      if ((owner && isOtherOwner(work, to)) || (step && isOtherStep(work, to))) return [];
      const before = {
        ownerId: (owner ? from : work).ownerId,
        nextStep: (step ? from : work).nextStep,
        dueOn: (step ? from : work).dueOn,
      };
      return [{ candidateId, from: work, to: before }];
    });
    const call = { processId, requestId: randomUUID(), isUndoing: true };
    const undoId = await recordFollowUpChanges(db, actor, undone, call);
    const accepted = undone.map(({ candidateId }) => candidateId);
    const isUndone = new Set(accepted);
    const refused = rows.filter(({ id }) => !isUndone.has(id)).map(changedMeanwhile);
    return { requestId: undoId, accepted, refused };
  });
}
