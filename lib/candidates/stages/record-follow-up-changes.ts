import { recordAudits } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import { dayToStore, storedDay, type CalendarDay } from '@/lib/validation/calendar-day';
import { lockCandidates } from '../rows/lock-candidates';

/** Whose a candidate is, and what comes next. */
export interface OwnWork {
  ownerId: string | null;
  /** Empty: none. */
  nextStep: string;
  dueOn: CalendarDay | null;
}

/** Those of a process whom the caller's transaction has locked, with whose they are and what comes next; by number. */
export async function findOwnWork(db: Db, processId: string, ids: string[]): Promise<OwnedCandidate[]> {
  await lockCandidates(db, processId, ids);
  const rows = await db.candidate.findMany({
    where: { processId, id: { in: ids } },
    orderBy: { ordinalNumber: 'asc' },
    select: { id: true, ordinalNumber: true, followUp: { select: { ownerId: true, nextStep: true, dueOn: true } } },
  });
  return rows.map(({ id, ordinalNumber, followUp }) => {
    const { ownerId = null, nextStep = '', dueOn = null } = followUp ?? {};
    return { id, ordinalNumber, work: { ownerId, nextStep, dueOn: storedDay(dueOn) } };
  });
}

interface OwnedCandidate {
  id: string;
  ordinalNumber: number;
  work: OwnWork;
}

export const isOtherOwner = (from: OwnWork, to: OwnWork): boolean => from.ownerId !== to.ownerId;

export const isOtherStep = (from: OwnWork, to: OwnWork): boolean =>
  from.nextStep !== to.nextStep || from.dueOn !== to.dueOn;

/**
 * Writes changes of owners and next steps: a row each, what holds now, and the audit log. What changes nothing leaves no row.
 *
 * @param changes of candidates that the caller's transaction has locked, each once
 * @param call `requestId`: new, for these changes only; `isUndoing`: they take others back
 */
export async function recordFollowUpChanges(
  db: Db,
  actor: PersonActor,
  changes: readonly { candidateId: string; from: OwnWork; to: OwnWork }[],
  { processId, requestId, isUndoing }: { processId: string; requestId: string; isUndoing: boolean },
): Promise<void> {
  const made = changes.filter(({ from, to }) => isOtherOwner(from, to) || isOtherStep(from, to));
  if (made.length === 0) return;
  await db.followUpChange.createMany({
    data: made.map(({ candidateId, from, to }) => ({
      candidateId,
      fromOwnerId: from.ownerId,
      toOwnerId: to.ownerId,
      fromStep: from.nextStep,
      toStep: to.nextStep,
      fromDueOn: dayToStore(from.dueOn),
      toDueOn: dayToStore(to.dueOn),
      isUndoing,
      requestId,
      changedById: actor.userId,
    })),
  });
  await db.$executeRaw`
    INSERT INTO candidate_follow_up (candidate_id, owner_id, next_step, due_on)
    SELECT made.candidate_id, made.to_owner_id, made.to_step, made.to_due_on
    FROM follow_up_change made WHERE made.request_id = ${requestId}::uuid
    ON CONFLICT (candidate_id) DO UPDATE
    SET owner_id = excluded.owner_id, next_step = excluded.next_step, due_on = excluded.due_on`;
  const facts = made.map(({ candidateId, from, to }) => ({
    processId,
    candidateId,
    requestId,
    fields: [...(isOtherOwner(from, to) ? ['owner'] : []), ...(isOtherStep(from, to) ? ['nextStep'] : [])],
  }));
  await recordAudits(db, actor, 'candidate.follow-up-changed', facts);
}
