import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { DecisionKind } from '@/lib/domain/candidate-review-schemas';

/**
 * A reason must be offered for this decision, or be that of the present one, though it was retired since.
 *
 * @param present id of the decision that stands
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
