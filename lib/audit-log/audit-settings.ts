import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type Actor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { Retention } from './schemas';

/**
 * How long the audit log is kept.
 *
 * @throws AppError `permission.denied`
 */
export async function getAuditRetention(actor: Actor): Promise<Retention> {
  requirePermission(actor, 'administration');
  const { keepMonths } = await database().auditSettings.findUniqueOrThrow({ where: { id: 1 } });
  return { keepMonths };
}

/**
 * Sets how long the audit log is kept. What is older goes the next night.
 *
 * @param input `keepMonths` at least 6 (docs/decisions/0152)
 * @throws AppError `permission.denied`
 */
export async function changeAuditRetention(actor: PersonActor, { keepMonths }: Retention): Promise<Retention> {
  requirePermission(actor, 'administration');
  await transaction(async (db) => {
    const [before] = await db.$queryRaw<{ keepMonths: number }[]>`
      SELECT keep_months AS "keepMonths" FROM audit_settings FOR UPDATE`;
    if (before?.keepMonths === keepMonths) return;
    await db.auditSettings.update({ where: { id: 1 }, data: { keepMonths } });
    const change = { field: 'keepMonths', subject: null, from: before?.keepMonths ?? null, to: keepMonths };
    await recordAudit(db, actor, 'audit.retention-changed', { changes: [change] });
  });
  return { keepMonths };
}
