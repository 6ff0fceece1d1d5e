import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { letOthersFollow } from './first-send';

/**
 * Gives up sending a candidate after a conflict. The candidate may be sent again later; where nobody has been sent yet, the
 * next one is the first.
 *
 * @throws AppError `process.archived`; `resource.not-found` when it is no conflict any more
 */
export async function dismissPick(
  actor: PersonActor,
  { processId, pickId }: { processId: string; pickId: string },
): Promise<void> {
  requirePermission(actor, 'candidate:pick');
  await transaction(async (db) => {
    await lockProcess(db, processId);
    await requireEditableProcess(db, processId);
    const [pick] = await db.atsPick.updateManyAndReturn({
      where: { id: pickId, processId, state: 'CONFLICT' },
      data: { state: 'DISMISSED', endedAt: new Date() },
      select: { candidateId: true, processId: true, connectionId: true, recruitmentId: true },
    });
    if (!pick) throw new AppError('resource.not-found');
    await letOthersFollow(db, pick, { isProved: false });
    await recordAudit(db, actor, 'candidate.pick-dismissed', { processId, candidateId: pick.candidateId, pickId });
  });
  sendOutboxSoon();
}
