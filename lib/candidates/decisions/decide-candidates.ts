import { randomUUID } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import { recordAudits } from '@/lib/audit/record-audit';
import { dayToStore } from '@/lib/validation/calendar-day';
import { changeCandidates } from '../rows/change-candidates';
import { chooseCandidates } from '../rows/choose-candidates';
import { lockCandidates } from '../rows/lock-candidates';
import { refuseUnknown } from '../rows/refuse-unknown';
import { endStages } from '../stages/end-stages';
import { requireOpened } from './require-opened';
import { requireDecisionReason } from './require-decision-reason';
import { findHidden, revealHidden } from '../blind/reveal-hidden';
import type { DecideManyAnswer, DecideManyInput } from '@/lib/domain/candidate-review-schemas';

/**
 * Records the same decision about several candidates.
 *
 * @returns `requestId`, with which all of them can be undone
 * @throws AppError `process.not-found`, `process.archived`, `search.not-found`, `decision.reason-not-offered`;
 *   `decision.unopened-need-reason` for a rejection without any where nobody opened one of them;
 *   `candidate.reveal-reason-missing` when it reveals somebody and `revealReason` is missing
 */
export async function decideCandidates(
  actor: PersonActor,
  { processId, choice, ...input }: { processId: string } & DecideManyInput,
): Promise<DecideManyAnswer> {
  const { decision, reasonId, note, revealReason: reason } = input;
  const requestId = randomUUID();
  const holdUntil = dayToStore(input.holdUntil);
  return changeCandidates(actor, processId, async (db) => {
    await requireDecisionReason(db, { decision, reasonId });
    const ids = await chooseCandidates(db, actor, { processId, choice });
    const rows = await lockCandidates(db, processId, ids);
    const accepted = rows.map(({ id }) => id);
    if (decision === 'REJECT' && reasonId === null && note === '') await requireOpened(db, accepted);
    await db.candidateDecision.createMany({
      data: accepted.map((candidateId) => ({
        candidateId,
        decision,
        reasonId,
        note,
        holdUntil,
        requestId,
        decidedById: actor.userId,
      })),
    });
    await db.$executeRaw`
        UPDATE candidate SET decision_id = d.id, decision = d.decision, updated_at = now()
        FROM candidate_decision d WHERE d.request_id = ${requestId}::uuid AND candidate.id = d.candidate_id`;
    await endStages(db, actor, accepted);
    const facts = accepted.map((candidateId) => ({ processId, candidateId, decision, requestId }));
    await recordAudits(db, actor, 'candidate.decided', facts);
    const candidateIds = decision === 'ADVANCE' ? await findHidden(db, processId, rows) : [];
    await revealHidden(db, actor, { processId, candidateIds, reason, cause: 'ADVANCE', requestId });
    return { requestId, accepted, refused: refuseUnknown(ids, rows) };
  });
}
