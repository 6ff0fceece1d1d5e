import { randomUUID } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { requireVersion } from '@/lib/http/server/version-tag';
import { findDecisionReasons, listDecisionReasons } from './list-decision-reasons';
import type { DecisionReasons, SaveDecisionReasons } from '@/lib/domain/candidate-review-schemas';

/**
 * Replaces the list of reasons, in its order. Reasons that are missing are no longer offered; decisions keep them. An
 * unknown id is taken for a new reason.
 *
 * @param input `ifMatch`: see `requireVersion`
 * @throws AppError `decision-reasons.changed`
 */
export async function saveDecisionReasons(
  actor: PersonActor,
  { items, ifMatch }: SaveDecisionReasons & { ifMatch: string | null },
): Promise<DecisionReasons> {
  requirePermission(actor, 'administration');
  await transaction(async (db) => {
    // One list at a time, or two would mix.
    await db.$queryRaw`SELECT 1 FROM decision_reason ORDER BY id FOR UPDATE`;
    requireVersion(await findDecisionReasons(db), ifMatch, 'decision-reasons.changed');
    const rows = items.map(({ reasonId, decision, pl, en }, position) => ({
      id: reasonId ?? randomUUID(),
      ...{ decision, position, textPl: pl, textEn: en },
    }));
    await db.decisionReason.updateMany({
      where: { retiredAt: null, id: { notIn: rows.map(({ id }) => id) } },
      data: { retiredAt: new Date() },
    });
    for (const { id, ...data } of rows) {
      await db.decisionReason.upsert({
        where: { id },
        create: { id, ...data },
        update: { ...data, retiredAt: null },
      });
    }
    await recordAudit(db, actor, 'decision-reasons.saved', { count: rows.length });
  });
  return listDecisionReasons(actor);
}
