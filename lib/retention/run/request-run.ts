import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { enqueueEvent } from '@/lib/jobs/outbox';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';

/** Runs the rules now instead of at night; nobody goes earlier than the preview says. @throws AppError `permission.denied` */
export async function requestRun(actor: PersonActor): Promise<{ requested: true }> {
  requirePermission(actor, 'administration');
  await transaction(async (db) => {
    await recordAudit(db, actor, 'retention.run-requested');
    await enqueueEvent(db, { name: 'retention/run.requested', data: { requestedById: actor.userId } });
  });
  sendOutboxSoon();
  return { requested: true };
}
