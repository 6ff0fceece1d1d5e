import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { DecisionKind } from '@/lib/domain/candidate-review-schemas';

/**
 * Requires that a reason may be given: it is offered for this decision, or it is the one that the present decision
 * has, though it is not offered any more.
 *
 * @param present id of the decision that holds now
 * @throws AppError `decision.reason-not-offered`
 */
export async function requireDecisionReason(
  db: Db,
  { decision, reasonId, present }: { decision: DecisionKind; reasonId: string | null; present?: string | null },
): Promise<void> {
  if (reasonId === null) return;
  const offered = await db.decisionReason.findFirst({
    where: {
      id: reasonId,
      decision,
      OR: [{ retiredAt: null }, ...(present ? [{ decisions: { some: { id: present } } }] : [])],
    },
    select: { id: true },
  });
  if (!offered) throw new AppError('decision.reason-not-offered');
}
