import { requestAwaitingAnalyses } from '@/lib/analysis/run/request-analysis';
import type { Actor } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { requestPicksAgain } from '@/lib/candidates/request-picks-again';
import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import type { ErrorCode } from '@/lib/error-codes';
import { endProcessRun } from '@/lib/process-rows/end-process-run';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { addCounts, type Checkpoint } from './checkpoint';
import { releaseDownloads } from './pending-downloads';
import type { RunningSync } from './running-sync';

type EndedSync = Pick<RunningSync, 'id' | 'processId' | 'connectionId' | 'full' | 'trial' | 'counts' | 'checkpoint'>;

/** The ATS cannot be used: the process shows it (ERROR in docs/specification.md, Process). */
export const unusableReasons: ReadonlySet<ErrorCode> = new Set([
  'ats.unreachable',
  'ats.rate-limited',
  'ats.bad-answer',
  'ats.credentials-refused',
  'ats.forbidden',
  'ats.record-not-found',
  'ats.not-set-up',
  'ats.secret-unreadable',
  'ats.address-refused',
  'ats.unsupported',
]);

async function close(
  db: Db,
  actor: Actor,
  { id, processId, counts }: EndedSync,
  end: { state: 'SUCCEEDED' | 'FAILED'; reason: ErrorCode | null },
): Promise<boolean> {
  await lockProcess(db, processId);
  const where = { id, state: 'RUNNING' as const };
  const { count } = await db.atsSync.updateMany({
    where,
    data: { ...end, counts: addCounts(counts, {}), endedAt: new Date() },
  });
  if (count === 0) return false;
  await releaseDownloads(db, processId);
  const facts = addCounts(counts, {});
  await recordAudit(db, actor, 'sync.ended', { syncId: id, ...end, ...facts });
  return true;
}

/**
 * What a link knows after a success: what changed until it began need not be read again. After a trial everything is still
 * to be read, once a person has looked at it; only where there are no applications nobody is asked.
 */
function changesOfLink(
  { trial, full, counts }: EndedSync,
  { until }: Checkpoint,
): Prisma.AtsLinkUpdateManyMutationInput {
  const now = new Date();
  if (trial) return addCounts(counts, {}).seen === 0 ? { trialPassedAt: now } : {};
  return { syncedUntil: until, lastSyncAt: now, ...(full ? { lastFullScan: until } : {}) };
}

/** Ends a synchronisation that took everything in, or a trial. */
export async function completeSync(actor: Actor, sync: EndedSync, checkpoint: Checkpoint): Promise<void> {
  const { processId, connectionId } = sync;
  await transaction(async (db) => {
    if (!(await close(db, actor, sync, { state: 'SUCCEEDED', reason: null }))) return;
    await db.atsLink.updateMany({
      where: { processId, connectionId, process: { externalProcessId: checkpoint.recruitmentId } },
      data: changesOfLink(sync, checkpoint),
    });
    await resumeProcess(db, actor, processId);
  });
}

/** The ATS is usable again, so a process that stood in ERROR because of it goes on. */
async function resumeProcess(db: Db, actor: Actor, processId: string): Promise<void> {
  const { count } = await db.process.updateMany({
    where: { id: processId, status: 'ERROR', statusReason: { startsWith: 'ats.' } },
    data: { status: 'ACTIVE', statusReason: null, version: { increment: 1 } },
  });
  if (count === 0) return;
  const changes = [{ field: 'status', subject: null, from: 'ERROR', to: 'ACTIVE' }];
  await recordAudit(db, actor, 'process.status-changed', { processId, changes });
  await requestAwaitingAnalyses(db, actor, processId);
  await requestPicksAgain(db, { processId });
}

/** Ends a synchronisation that cannot go on. What it took in stays; the next one reads the rest. */
export async function failSync(actor: Actor, sync: EndedSync, reason: ErrorCode): Promise<void> {
  const { processId } = sync;
  await transaction(async (db) => {
    if (!(await close(db, actor, sync, { state: 'FAILED', reason }))) return;
    if (unusableReasons.has(reason)) await endProcessRun(db, actor, { processId, reason });
  });
}
