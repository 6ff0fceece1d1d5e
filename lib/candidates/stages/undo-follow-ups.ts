import { randomUUID } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import type { SetFollowUpsAnswer } from '@/lib/domain/set-stages-schemas';
import { AppError } from '@/lib/errors';
import { storedDay } from '@/lib/validation/calendar-day';
import { changeCandidates } from '../rows/change-candidates';
import { findOwnWork, isOtherOwner, isOtherStep, recordFollowUpChanges } from './record-follow-up-changes';

/**
 * Takes back what one call said of owners and next steps, and leaves the rest; except where that has changed since. Each is a
 * change of its own in the history.
 *
 * @returns `requestId` of these changes, with which they can be taken back in turn
 * @throws AppError `process.not-found`, `process.archived`; `follow-up.change-not-found` for an unknown request
 */
export async function undoFollowUps(
  actor: PersonActor,
  { processId, requestId }: { processId: string; requestId: string },
): Promise<SetFollowUpsAnswer> {
  const undoId = randomUUID();
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
    const undone = rows.flatMap(({ id: candidateId, work }) => {
      const change = changes.get(candidateId);
      if (!change) return [];
      const { from, to } = change;
      const [owner, step] = [isOtherOwner(from, to), isOtherStep(from, to)];
      if ((owner && isOtherOwner(work, to)) || (step && isOtherStep(work, to))) return [];
      const former = {
        ownerId: (owner ? from : work).ownerId,
        nextStep: (step ? from : work).nextStep,
        dueOn: (step ? from : work).dueOn,
      };
      return [{ candidateId, from: work, to: former }];
    });
    await recordFollowUpChanges(db, actor, undone, { processId, requestId: undoId, isUndoing: true });
    const accepted = undone.map(({ candidateId }) => candidateId);
    const isUndone = new Set(accepted);
    const refused = rows
      .filter(({ id }) => !isUndone.has(id))
      .map(({ id: candidateId, ordinalNumber }) => ({
        candidateId,
        ordinalNumber,
        reason: 'CHANGED_MEANWHILE' as const,
      }));
    return { requestId: undoId, accepted, refused };
  });
}
