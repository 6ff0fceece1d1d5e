import { transaction } from '@/lib/db/transaction';
import { recordAudit, type AuditActor } from './record-audit';

const batchSize = 5_000;

/**
 * Deletes the events at the beginning of the chain that are older than the retention. The database itself refuses less than
 * six months (docs/decisions/0152). The log says how many went.
 *
 * @returns how many were deleted
 */
export async function deleteOldEvents(actor: AuditActor): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await transaction(async (db) => {
      const [row] = await db.$queryRaw<{ deleted: number; keepMonths: number }[]>`
        SELECT delete_old_audit_events(keep_months, ${batchSize}::int) AS deleted, keep_months AS "keepMonths"
        FROM audit_settings`;
      if (!row || row.deleted === 0) return 0;
      await recordAudit(db, actor, 'audit.deleted', { count: row.deleted, keepMonths: row.keepMonths });
      return row.deleted;
    });
    total += deleted;
    if (deleted < batchSize) return total;
  }
}
