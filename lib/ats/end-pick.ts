import { isAnalysisOutdated } from '@/lib/analysis/is-analysis-outdated';
import type { Actor } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { ErrorCode } from '@/lib/error-codes';
import type { OpenPick } from './open-pick';
import type { AtsApplicationData } from './providers/provider';

const open = { in: ['PENDING', 'SENDING'] as ('PENDING' | 'SENDING')[] };

/** Proved: the candidate is sent. The stage is kept, so that the next synchronisation sees no change in our own move. */
export async function endAsSent(actor: Actor, pick: OpenPick, application: AtsApplicationData): Promise<void> {
  const { id: pickId, processId, candidateId } = pick;
  await transaction(async (db) => {
    if (!(await endPick(db, pickId, { state: 'SENT', reason: null }))) return;
    await db.atsApplication.updateMany({ where: { candidateId }, data: { stageId: application.stageId } });
    await db.candidate.update({ where: { id: candidateId }, data: { externalProcessStatus: 'SENT' } });
    await db.candidate.updateMany({
      where: { id: candidateId, status: 'AWAITING_EXTERNAL_PICK' },
      data: { status: 'sent', statusReason: null },
    });
    const { requestedById: approvedBy, attempts: writes } = pick;
    await recordAudit(db, actor, 'candidate.sent', { processId, candidateId, pickId, approvedBy, writes });
  });
}

/**
 * A person has to decide: the candidate goes back to the status before, or is outdated where its verdicts became so
 * meanwhile.
 *
 * @param found the application as it is now, if it was read
 */
export async function endAsConflict(
  actor: Actor,
  pick: OpenPick,
  reason: ErrorCode,
  found: AtsApplicationData | null = null,
): Promise<void> {
  const { id: pickId, processId, candidateId } = pick;
  await transaction(async (db) => {
    if (!(await endPick(db, pickId, { state: 'CONFLICT', reason }))) return;
    if (found) await db.atsApplication.updateMany({ where: { candidateId }, data: { stageId: found.stageId } });
    const isOutdated = await isAnalysisOutdated(db, candidateId);
    await db.candidate.updateMany({
      where: { id: candidateId, status: 'AWAITING_EXTERNAL_PICK' },
      data: { status: isOutdated ? 'PROCESSING_OUTDATED' : pick.previousStatus },
    });
    await recordAudit(db, actor, 'candidate.pick-failed', { processId, candidateId, pickId, reason });
  });
}

/** @returns whether it was still open */
async function endPick(
  db: Db,
  id: string,
  data: { state: 'SENT' | 'CONFLICT'; reason: ErrorCode | null },
): Promise<boolean> {
  const { count } = await db.atsPick.updateMany({ where: { id, state: open }, data: { ...data, endedAt: new Date() } });
  return count > 0;
}
