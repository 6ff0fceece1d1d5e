import { recordAudits } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import type { CalendarDay } from '@/lib/validation/calendar-day';
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
  // There may be more of them than a statement of Prisma has parameters.
  const rows = await db.$queryRaw<(OwnWork & { id: string; ordinalNumber: number })[]>`
    SELECT c.id, c.ordinal_number AS "ordinalNumber", f.owner_id AS "ownerId", coalesce(f.next_step, '') AS "nextStep",
      f.due_on::text AS "dueOn"
    FROM candidate c LEFT JOIN candidate_follow_up f ON f.candidate_id = c.id
    WHERE c.process_id = ${processId}::uuid AND c.id = ANY(${ids}::uuid[]) ORDER BY c.ordinal_number`;
  return rows.map(({ id, ordinalNumber, ...work }) => ({ id, ordinalNumber, work }));
}

interface OwnedCandidate {
  id: string;
  ordinalNumber: number;
  work: OwnWork;
}

/** A candidate who is left out, because of what others did since. */
export const changedMeanwhile = ({ id: candidateId, ordinalNumber }: OwnedCandidate) => ({
  candidateId,
  ordinalNumber,
  reason: 'CHANGED_MEANWHILE' as const,
});

export const isOtherOwner = (from: OwnWork, to: OwnWork): boolean => from.ownerId !== to.ownerId;

type Step = Pick<OwnWork, 'nextStep' | 'dueOn'>;

export const isOtherStep = (from: Step, to: Step): boolean => from.nextStep !== to.nextStep || from.dueOn !== to.dueOn;

/**
 * Writes changes of owners and next steps: a row each, what holds now, and the audit log. What changes nothing leaves no row.
 *
 * @param changes of candidates that the caller's transaction has locked, each once
 * @param call `requestId`: new, for these changes only; `isUndoing`: they take others back
 * @returns `requestId`; null: nothing was changed, and nothing can be taken back
 */
export async function recordFollowUpChanges(
  db: Db,
  actor: PersonActor,
  changes: readonly { candidateId: string; from: OwnWork; to: OwnWork }[],
  { processId, requestId, isUndoing }: { processId: string; requestId: string; isUndoing: boolean },
): Promise<string | null> {
  const made = changes.filter(({ from, to }) => isOtherOwner(from, to) || isOtherStep(from, to));
  if (made.length === 0) return null;
  const rows = made.map(({ candidateId, from, to }) => ({ candidateId, from, to }));
  // One statement: of thousands of rows Prisma makes hundreds.
  await db.$executeRaw`
    INSERT INTO follow_up_change (id, candidate_id, from_owner_id, to_owner_id, from_step, to_step, from_due_on, to_due_on,
      is_undoing, request_id, changed_by_id)
    SELECT gen_random_uuid(), (made ->> 'candidateId')::uuid, (made #>> '{from,ownerId}')::uuid, (made #>> '{to,ownerId}')::uuid,
      made #>> '{from,nextStep}', made #>> '{to,nextStep}', (made #>> '{from,dueOn}')::date, (made #>> '{to,dueOn}')::date,
      ${isUndoing}, ${requestId}::uuid, ${actor.userId}::uuid
    FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) made`;
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
  return requestId;
}
