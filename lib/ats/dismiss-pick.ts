import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { requireEditableProcess } from '@/lib/processes/rows/require-editable-process';

/**
 * Gives up sending a candidate after a conflict. The candidate may be sent again later.
 *
 * @throws AppError `process.archived`; `resource.not-found` when it is no conflict any more
 */
export async function dismissPick(
  actor: PersonActor,
  { processId, pickId }: { processId: string; pickId: string },
): Promise<void> {
  requirePermission(actor, 'candidate:pick');
  await transaction(async (db) => {
    await requireEditableProcess(db, processId);
    const [pick] = await db.atsPick.updateManyAndReturn({
      where: { id: pickId, processId, state: 'CONFLICT' },
      data: { state: 'DISMISSED', endedAt: new Date() },
      select: { candidateId: true },
    });
    if (!pick) throw new AppError('resource.not-found');
    await recordAudit(db, actor, 'candidate.pick-dismissed', { processId, candidateId: pick.candidateId, pickId });
  });
}
