import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { DecisionReason } from './review-schemas';

/** The reasons that people may choose for their decisions, in the administrators' order. */
export async function listDecisionReasons(actor: Actor): Promise<{ items: DecisionReason[] }> {
  requirePermission(actor, 'candidate:read');
  const rows = await database().decisionReason.findMany({
    where: { retiredAt: null },
    orderBy: [{ decision: 'asc' }, { position: 'asc' }, { id: 'asc' }],
  });
  return {
    items: rows.map(({ id, decision, textPl, textEn }) => ({ reasonId: id, decision, pl: textPl, en: textEn })),
  };
}
