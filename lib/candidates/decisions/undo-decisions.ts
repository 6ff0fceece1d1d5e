import type { PersonActor } from '@/lib/auth/actor';
import { recordAudits } from '@/lib/audit/record-audit';
import { AppError } from '@/lib/errors';
import { changeCandidates } from '../rows/change-candidates';
import { lockCandidates } from '../rows/lock-candidates';
import { restoreDecisions } from './restore-decisions';
import type { DecideManyAnswer } from '@/lib/domain/candidate-review-schemas';

/**
 * Takes back the decisions of one bulk call, except where somebody has decided otherwise since.
 *
 * @throws AppError `process.not-found`, `process.archived`; `decision.not-found` for an unknown request
 */
export async function undoDecisions(
  actor: PersonActor,
  { processId, requestId }: { processId: string; requestId: string },
): Promise<DecideManyAnswer> {
  return changeCandidates(actor, processId, async (db) => {
    const made = await db.candidateDecision.findMany({
      where: { requestId, candidate: { processId } },
      select: { id: true, candidateId: true },
    });
    if (made.length === 0) throw new AppError('decision.not-found');
    const ids = new Set(made.map(({ id }) => id));
    const rows = await lockCandidates(
      db,
      processId,
      made.map(({ candidateId }) => candidateId),
    );
    const isUndone = ({ decisionId }: { decisionId: string | null }) => decisionId !== null && ids.has(decisionId);
    const undone = rows.filter(isUndone);
    await restoreDecisions(
      db,
      actor,
      undone.flatMap(({ decisionId }) => decisionId ?? []),
    );
    const accepted = undone.map(({ id }) => id);
    const facts = accepted.map((candidateId) => ({ processId, candidateId, requestId }));
    await recordAudits(db, actor, 'candidate.decision-undone', facts);
    const refused = rows
      .filter((row) => !isUndone(row))
      .map(({ id, ordinalNumber }) => ({
        candidateId: id,
        ordinalNumber,
        reason: 'CHANGED_MEANWHILE' as const,
      }));
    return { requestId, accepted, refused };
  });
}
