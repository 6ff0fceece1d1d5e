import { randomUUID } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { recordAudit } from '@/lib/audit/record-audit';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { dayToStore } from '@/lib/validation/calendar-day';
import { lockProcessForShare } from '@/lib/process-rows/get-process-row';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { getListItem } from '../search/get-list-item';
import { lockCandidates } from '../rows/lock-candidates';
import { recordCreated, recordWrite, type RepeatableWrite } from '../rows/record-write';
import { decisionSelect, serializeDecision } from '../serialize/serialize-decision';
import { endStages } from '../stages/end-stages';
import { requireDecisionReason } from './require-decision-reason';
import { findHidden, revealHidden } from '../blind/reveal-hidden';
import type { DecideInput } from '@/lib/domain/candidate-review-schemas';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';

/**
 * Records what a person decided about a candidate; what was decided before stays as history. To advance a hidden candidate
 * reveals it.
 *
 * @throws AppError `candidate.not-found`, `process.archived`, `decision.reason-not-offered`; `decision.changed` when
 *   `replaces` is not the current decision; `candidate.reveal-reason-missing` when it reveals and `revealReason` is missing
 */
export async function decideCandidate(
  actor: PersonActor,
  { processId, candidateId, ...input }: CandidatePlace & DecideInput & RepeatableWrite,
): Promise<CandidateListItem> {
  await requirePermissionIn(actor, processId, 'candidate:decide');
  const { decision, reasonId, note, holdUntil, replaces, revealReason: reason, idempotencyKey } = input;
  const requestId = randomUUID();
  const decisionId = await transaction(async (db) => {
    await lockProcessForShare(db, processId);
    await requireEditableProcess(db, processId);
    const [candidate] = await lockCandidates(db, processId, [candidateId]);
    if (!candidate) throw new AppError('candidate.not-found');
    const content = ['decision', candidateId, decision, reasonId, note, reason, ...(holdUntil ? [holdUntil] : [])];
    const repeated = await recordWrite(db, actor, { idempotencyKey, content });
    if (repeated) return repeated.createdId;
    if (replaces !== undefined && replaces !== candidate.decisionId) throw new AppError('decision.changed');
    const overwrote = replaces === undefined && candidate.decisionId !== null;
    await requireDecisionReason(db, { decision, reasonId, present: candidate.decisionId });
    const made = await db.candidateDecision.create({
      data: {
        candidateId,
        decision,
        reasonId,
        note,
        requestId,
        holdUntil: dayToStore(holdUntil),
        decidedById: actor.userId,
      },
      select: { id: true },
    });
    await db.candidate.update({ where: { id: candidateId }, data: { decision, decisionId: made.id } });
    await endStages(db, actor, [candidateId]);
    await recordCreated(db, actor, { idempotencyKey, createdId: made.id });
    await recordAudit(db, actor, 'candidate.decided', {
      processId,
      candidateId,
      decision,
      ...(overwrote ? { overwrote } : {}),
    });
    const candidateIds = decision === 'ADVANCE' ? await findHidden(db, processId, [candidate]) : [];
    await revealHidden(db, actor, { processId, candidateIds, reason, cause: 'ADVANCE', requestId });
    return made.id;
  });
  return itemWith(decisionId, await getListItem(actor, candidateId));
}

/**
 * The list row with the decision that was made here, not a later one of somebody else, so that undoing takes back the
 * right one.
 */
async function itemWith(decisionId: string | null, item: CandidateListItem): Promise<CandidateListItem> {
  if (decisionId === null || item.decision?.decisionId === decisionId) return item;
  const made = await database().candidateDecision.findUnique({ where: { id: decisionId }, select: decisionSelect });
  return made ? { ...item, decision: serializeDecision(made) } : item;
}
