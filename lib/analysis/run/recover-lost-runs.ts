import { requirePermission, type Actor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { selectedEngine } from '@/lib/jobs/select-engine';
import { logger } from '@/lib/logger';
import { endRun } from './end-run';
import { findDroppedRuns, findLostRuns, type LostRun } from './find-lost-runs';
import { requestAnalyses } from './request-analysis';

const minuteMs = 60_000;
/** The embedded engine knows its live runs; without proof from an Inngest server, a step's retries take minutes. */
const quietMs = { embedded: 3 * minuteMs, inngest: 15 * minuteMs };
/** For runs that an Inngest server of your own proves to have lost. */
const provenQuietMs = 45_000;
/** Requested in batches, oldest first, so that a long but live queue is never duplicated at once. */
const batchSize = 100;
const maxRepeats = 3;

export interface RecoveredRuns {
  requested: number;
  /** Returned to the queue of an inactive process. */
  waiting: number;
  failed: number;
}

/**
 * Recovers lost analyses: requests them again up to three times, then ends them in ERROR with the reason
 * `analysis.lost`. Safe in concurrent processes.
 *
 * @param options `quietMs`: minimum time without progress
 */
export async function recoverLostRuns(actor: Actor, options: { quietMs?: number } = {}): Promise<RecoveredRuns> {
  requirePermission(actor, 'candidate:analyse');
  const before = (defaultMs: number) => new Date(Date.now() - (options.quietMs ?? defaultMs));
  const proven = await findDroppedRuns(before(provenQuietMs));
  const assumed = await findLostRuns(before(quietMs[selectedEngine()]));
  const lost = [...new Map([...proven, ...assumed].map((run) => [run.candidateId, run])).values()].slice(0, batchSize);
  if (lost.length === 0) return { requested: 0, waiting: 0, failed: 0 };
  const recovered = await transaction((db) => recover(db, actor, lost, before(provenQuietMs)));
  sendOutboxSoon();
  logger.warn({ ...recovered }, 'runs of analyses were lost');
  return recovered;
}

async function recover(db: Db, actor: Actor, lost: LostRun[], quietSince: Date): Promise<RecoveredRuns> {
  const rows = await lockLostRuns(db, lost, quietSince);
  const idsOf = (chosen: LockedRun[]): string[] => chosen.map(({ candidateId }) => candidateId);
  const waiting = rows.filter(({ isActive }) => !isActive);
  const failed = rows.filter(({ isActive, repeats }) => isActive && repeats >= maxRepeats);
  const repeated = rows.filter(({ isActive, repeats }) => isActive && repeats < maxRepeats);
  await requestAnalyses(db, actor, idsOf(repeated), { repeat: true });
  await db.candidate.updateMany({
    where: { id: { in: idsOf(waiting) } },
    data: { status: 'AWAITING_PROCESSING', progress: null },
  });
  for (const run of failed) await endRun(db, actor, run, 'analysis.lost');
  return { requested: repeated.length, waiting: waiting.length, failed: failed.length };
}

interface LockedRun {
  candidateId: string;
  requestId: string;
  processId: string;
  repeats: number;
  isActive: boolean;
}

/** Locks the runs that are unchanged since they were found. Rows locked elsewhere are being processed. */
async function lockLostRuns(db: Db, lost: LostRun[], quietSince: Date): Promise<LockedRun[]> {
  return db.$queryRaw<LockedRun[]>`
    SELECT c.id AS "candidateId", c.analysis_request_id AS "requestId", c.process_id AS "processId",
      c.analysis_repeats AS "repeats", p.status = 'ACTIVE' AS "isActive"
    FROM jsonb_to_recordset(${JSON.stringify(lost)}::jsonb) AS found("candidateId" uuid, "requestId" uuid)
    JOIN candidate c ON c.id = found."candidateId" AND c.analysis_request_id IS NOT DISTINCT FROM found."requestId"
    JOIN process p ON p.id = c.process_id
    WHERE c.status IN ('AWAITING_PROCESSING', 'IN_PROGRESS') AND c.updated_at < ${quietSince}
    ORDER BY c.analysis_requested_at, c.id
    FOR UPDATE OF c SKIP LOCKED`;
}
