import { findOutdatedAnalyses } from '@/lib/analysis/store/find-outdated-analyses';
import type { Actor } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import type { CandidateStatus } from '@/lib/domain/candidate-schemas';
import type { Db } from '@/lib/db/client';
import type { AtsPick, AtsPickState } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import type { ErrorCode } from '@/lib/error-codes';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { stateColumnsOf } from '../applications/application-columns';
import { letOthersFollow } from './first-send';
import type { OpenPick } from './open-pick';
import type { AtsApplicationData } from '../providers/provider';

const open: AtsPickState[] = ['PENDING', 'SENDING'];

/**
 * Ends a request as sent, with proof. The stage is stored, so that the next synchronisation does not take our own
 * move for a change.
 */
export async function endAsSent(actor: Actor, pick: OpenPick, application: AtsApplicationData): Promise<void> {
  const { candidateId, processId } = pick;
  await transaction(async (db) => {
    // As a synchronisation does, which ends requests too.
    await lockProcess(db, processId);
    if (!(await markAsSent(db, actor, pick, { by: 'reading' }))) return;
    await db.atsApplication.updateMany({ where: { candidateId }, data: stateColumnsOf(application) });
  });
  sendOutboxSoon();
}

type SentPick = Pick<AtsPick, 'id' | 'processId' | 'candidateId' | 'connectionId' | 'recruitmentId' | 'requestedById'>;

const readingStatuses: CandidateStatus[] = ['AWAITING_DOWNLOAD', 'DOWNLOADING', 'AWAITING_PROCESSING', 'IN_PROGRESS'];

/** Whether the candidate's CV is being downloaded or analysed, which ends with a status of its own. */
export function isBeingRead(status: CandidateStatus): boolean {
  return readingStatuses.includes(status);
}

type SentBy = 'reading' | 'synchronisation' | 'person' | 'webhook';

/** In which states a request may be when it turns out to be sent. */
const fromStates: Record<SentBy, AtsPickState[]> = {
  reading: open,
  synchronisation: [...open, 'CONFLICT'],
  person: ['CONFLICT'],
  // A request that was given up may be sent again by hand.
  webhook: [...open, 'CONFLICT'],
};

/**
 * Ends a request as sent, in the caller's transaction. The first one of a link lets the others follow.
 *
 * @param options `by`: how it is known; a person decides only about what is on the list of conflicts
 * @returns whether it was still open
 */
export async function markAsSent(db: Db, actor: Actor, pick: SentPick, { by }: { by: SentBy }): Promise<boolean> {
  const sent = await markAloneAsSent(db, actor, pick, { by });
  if (sent) await letOthersFollow(db, pick, sent);
  return sent !== null;
}

/**
 * As `markAsSent`, without those that wait for it.
 *
 * @returns whether it proves that sending works; null when it was not open any more
 */
export async function markAloneAsSent(
  db: Db,
  actor: Actor,
  pick: SentPick,
  { by }: { by: SentBy },
): Promise<{ isProved: boolean } | null> {
  const { id: pickId, processId, candidateId, requestedById: approvedBy } = pick;
  const from = fromStates[by];
  const ended = await endPick(db, pickId, { state: 'SENT', reason: null }, from);
  if (!ended) return null;
  await db.candidate.update({ where: { id: candidateId }, data: { externalProcessStatus: 'SENT' } });
  await db.candidate.updateMany({
    where: { id: candidateId, status: { notIn: readingStatuses } },
    data: { status: 'sent', statusReason: null },
  });
  const { attempts: writes } = ended;
  await recordAudit(db, actor, 'candidate.sent', { processId, candidateId, pickId, approvedBy, writes, by });
  return { isProved: writes > 0 || by === 'person' };
}

/**
 * Ends a request as a conflict that a person resolves. The candidate goes back to the status before, or is outdated
 * if its verdicts became outdated meanwhile.
 *
 * @param found the application as it is now, if it was read
 */
export async function endAsConflict(
  actor: Actor,
  pick: OpenPick,
  reason: ErrorCode,
  found: AtsApplicationData | null = null,
): Promise<void> {
  const { processId, candidateId } = pick;
  await transaction(async (db) => {
    await lockProcess(db, processId);
    const isEnded = await endPickAsConflict(db, actor, pick, reason);
    if (isEnded && found) await db.atsApplication.updateMany({ where: { candidateId }, data: stateColumnsOf(found) });
  });
}

type ConflictPick = Pick<AtsPick, 'id' | 'processId' | 'candidateId' | 'previousStatus'>;

/** As `endAsConflict`, in the caller's transaction. @returns whether it was still open */
export async function endPickAsConflict(
  db: Db,
  actor: Actor,
  { id: pickId, processId, candidateId, previousStatus }: ConflictPick,
  reason: ErrorCode,
): Promise<boolean> {
  if (!(await endPick(db, pickId, { state: 'CONFLICT', reason }))) return false;
  const isOutdated = (await findOutdatedAnalyses(db, [candidateId])).length > 0;
  await db.candidate.updateMany({
    where: { id: candidateId, status: 'AWAITING_EXTERNAL_PICK' },
    data: { status: isOutdated ? 'PROCESSING_OUTDATED' : previousStatus },
  });
  await recordAudit(db, actor, 'candidate.pick-failed', { processId, candidateId, pickId, reason });
  return true;
}

/** @returns null when it was in none of the states */
async function endPick(
  db: Db,
  id: string,
  data: { state: 'SENT' | 'CONFLICT'; reason: ErrorCode | null },
  from: AtsPickState[] = open,
): Promise<{ attempts: number } | null> {
  const [ended = null] = await db.atsPick.updateManyAndReturn({
    where: { id, state: { in: from } },
    data: { ...data, endedAt: new Date() },
    select: { attempts: true },
  });
  return ended;
}
