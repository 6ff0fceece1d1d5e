import { createHash } from 'node:crypto';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database, type Db } from '@/lib/db/client';
import type { DecisionReasons } from '@/lib/domain/candidate-review-schemas';

/** The reasons that people may choose for their decisions, in the administrators' order. */
export async function listDecisionReasons(actor: Actor): Promise<DecisionReasons> {
  requirePermission(actor, 'candidate:read');
  return findDecisionReasons(database());
}

/** The list as it is now, with its version. */
export async function findDecisionReasons(db: Db): Promise<DecisionReasons> {
  const rows = await db.decisionReason.findMany({
    where: { retiredAt: null },
    orderBy: [{ decision: 'asc' }, { position: 'asc' }, { id: 'asc' }],
  });
  const items = rows.map(({ id, decision, textPl, textEn }) => ({ reasonId: id, decision, pl: textPl, en: textEn }));
  return { items, version: createHash('sha256').update(JSON.stringify(items)).digest('hex') };
}
