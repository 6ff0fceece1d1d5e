import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type Actor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { DecisionSettings } from '@/lib/domain/candidate-review-schemas';

/**
 * What is asked of people who decide.
 *
 * @throws AppError `permission.denied`
 */
export async function getDecisionSettings(actor: Actor): Promise<DecisionSettings> {
  requirePermission(actor, 'administration');
  const { reasonForUnopened } = await database().decisionSettings.findUniqueOrThrow({ where: { id: 1 } });
  return { reasonForUnopened };
}

/**
 * Changes what is asked of people who decide; at once.
 *
 * @throws AppError `permission.denied`
 */
export async function changeDecisionSettings(actor: PersonActor, input: DecisionSettings): Promise<DecisionSettings> {
  requirePermission(actor, 'administration');
  const { reasonForUnopened: to } = input;
  await transaction(async (db) => {
    const where = { id: 1, reasonForUnopened: !to };
    const { count } = await db.decisionSettings.updateMany({ where, data: { reasonForUnopened: to } });
    if (count === 0) return;
    const changes = [{ field: 'reasonForUnopened', subject: null, from: !to, to }];
    await recordAudit(db, actor, 'decision-settings.saved', { changes });
  });
  return input;
}
