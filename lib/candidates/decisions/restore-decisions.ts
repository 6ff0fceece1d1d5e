import type { PersonActor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import { restoreStages } from '../stages/end-stages';
import { hideAgain } from '../blind/hide-again';

/**
 * Marks current decisions as undone and makes the ones before them current again; candidates without one are undecided.
 * With a decision goes its stage, and with the one before the stage comes back that the undone one ended.
 * Who was shown by an undone decision alone is hidden again; nobody is revealed by undoing.
 *
 * @param decisionIds current decisions of candidates that the caller's transaction has locked
 */
export async function restoreDecisions(db: Db, actor: PersonActor, decisionIds: string[]): Promise<void> {
  await db.candidateDecision.updateMany({
    where: { id: { in: decisionIds } },
    data: { undoneAt: new Date(), undoneById: actor.userId },
  });
  await db.$executeRaw`
    UPDATE candidate SET decision_id = before.id, decision = before.decision, updated_at = now()
    FROM candidate_decision undone
    LEFT JOIN LATERAL (
      SELECT d.id, d.decision FROM candidate_decision d
      WHERE d.candidate_id = undone.candidate_id AND d.undone_at IS NULL
      ORDER BY d.id DESC LIMIT 1
    ) before ON true
    WHERE undone.id = ANY(${decisionIds}::uuid[]) AND candidate.id = undone.candidate_id`;
  await restoreStages(db, actor, decisionIds);
  await hideAgain(db, actor, decisionIds);
}
