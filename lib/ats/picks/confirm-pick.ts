import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { isBeingRead, markAsSent } from './end-pick';
import { confirmableReasons } from '../enums';

/**
 * Ends a request as sent because a person has seen in the ATS that the candidate was moved, although the ATS did not
 * confirm it.
 *
 * @throws AppError `process.archived`, `candidate.pick-refused` while the CV is being read; `resource.not-found` when
 * it is no such conflict any more
 */
export async function confirmPick(
  actor: PersonActor,
  { processId, pickId }: { processId: string; pickId: string },
): Promise<void> {
  await requirePermissionIn(actor, processId, 'candidate:pick');
  await transaction(async (db) => {
    await lockProcess(db, processId);
    await requireEditableProcess(db, processId);
    const pick = await db.atsPick.findFirst({
      where: { id: pickId, processId, state: 'CONFLICT', reason: { in: [...confirmableReasons] } },
      include: { candidate: { select: { status: true } } },
    });
    if (pick && isBeingRead(pick.candidate.status)) throw new AppError('candidate.pick-refused');
    if (!pick || !(await markAsSent(db, actor, pick, { by: 'person' }))) throw new AppError('resource.not-found');
  });
  sendOutboxSoon();
}
