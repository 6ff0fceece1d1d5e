import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { resumeWork } from '@/lib/ats/departures/restore-erased';
import { removeTombstones } from '@/lib/candidates/erasure/tombstones';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { unblockedDays } from '@/lib/domain/retention/retention-enums';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { dayToStore, daysLater, today } from '@/lib/validation/calendar-day';
import { putRowsBack } from './keep-rows';

const timeoutMs = 60_000;

/**
 * Brings a blocked candidate back, as they were, and postpones the rules for a month, which would block them again. What changed in the
 * process meanwhile holds for them too.
 *
 * @returns their process
 * @throws AppError `permission.denied`, `candidate.not-found`
 */
export async function unblock(
  actor: PersonActor,
  { candidateId, reason }: { candidateId: string; reason: string },
  now: Date = new Date(),
): Promise<{ processId: string; candidateId: string }> {
  requirePermission(actor, 'administration');
  const known = await database().blockedCandidate.findUnique({
    where: { id: candidateId },
    select: { processId: true },
  });
  if (!known) throw new AppError('candidate.not-found');
  const { processId } = known;
  await transaction(
    async (db) => {
      await lockProcess(db, processId);
      await db.$queryRaw`SELECT 1 FROM blocked_candidate WHERE id = ${candidateId}::uuid FOR UPDATE`;
      if ((await db.blockedCandidate.count({ where: { id: candidateId } })) === 0)
        throw new AppError('candidate.not-found');
      await putRowsBack(db, candidateId);
      await removeTombstones(db, [candidateId]);
      await db.blockedCandidate.delete({ where: { id: candidateId } });
      const until = dayToStore(daysLater(today(now), unblockedDays)) ?? now;
      await db.retentionHold.create({ data: { processId, candidateId, until, reason, createdById: actor.userId } });
      await resumeWork(db, actor, processId, [candidateId]);
      await recordAudit(db, actor, 'candidate.unblocked', { processId, candidateId, blockedReason: reason });
    },
    { timeoutMs },
  );
  sendOutboxSoon();
  return { processId, candidateId };
}
