import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { DecisionKind } from '@/lib/domain/candidate-review-schemas';

/** A reason must be offered for this decision. @throws AppError `decision.reason-not-offered` */
export async function requireDecisionReason(
  db: Db,
  { decision, reasonId }: { decision: DecisionKind; reasonId: string | null },
): Promise<void> {
  if (reasonId === null) return;
  const offered = await db.decisionReason.findFirst({
    where: { id: reasonId, decision, retiredAt: null },
    select: { id: true },
  });
  if (!offered) throw new AppError('decision.reason-not-offered');
}
