import type { Actor } from '@/lib/auth/actor';
import { database, type Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { findDroppedRequests } from '@/lib/jobs/find-dropped-requests';
import { takeJobLock } from '@/lib/jobs/job-lock';
import { recoveryOf, type Recovered } from '@/lib/jobs/lost-work';
import { selectedRunner } from '@/lib/jobs/select-runner';
import { endInError } from './end-run';
import { requestAnalyses } from './request-analysis';

/** A requested analysis without progress. */
interface QuietRun {
  candidateId: string;
  requestId: string | null;
}

/** For runs that an Inngest server of your own proves to have lost. */
const provenQuietMs = 45_000;
/** Requested in batches, oldest first, so that a long but live queue is never duplicated at once. */
const batchSize = 100;
const maxRepeats = 3;
/** Without proof, one instance looks, once in a minute. */
const lookEverySeconds = 50;
const lockName = 'assume-lost-runs';

/**
 * Analyses without progress: they are requested again up to three times, and then end in ERROR with the reason
 * `analysis.lost`. Candidates in a batch wait for it (`lost-batches.ts`).
 */
export const recoverLostRuns = recoveryOf<QuietRun>({
  name: 'analyses',
  permission: 'candidate:analyse',
  // Without proof from an Inngest server, a step's retries take minutes.
  quietMinutes: { embedded: 3, inngest: 15 },
  findQuiet: async ({ since }) => {
    const found = [...(await findDroppedRuns(provenSince(since))), ...(await findSuspectRuns(since))];
    return [...new Map(found.map((run) => [run.candidateId, run])).values()];
  },
  request: { key: 'requestId', of: ({ requestId }) => requestId },
  askAgain: (actor, lost, { since }) =>
    transaction((db) => recover(db, actor, lost.slice(0, batchSize), provenSince(since))),
});

function provenSince(since: Date): Date {
  return new Date(Math.max(since.getTime(), Date.now() - provenQuietMs));
}

/** Those that an Inngest server of your own proves to have lost. */
async function findDroppedRuns(quietSince: Date): Promise<QuietRun[]> {
  const dropped = await findDroppedRequests(Prisma.sql`SELECT c.analysis_request_id ${quietRuns(quietSince)}`);
  if (dropped.size === 0) return [];
  return database().$queryRaw<QuietRun[]>(Prisma.sql`
    SELECT c.id AS "candidateId", c.analysis_request_id AS "requestId" ${quietRuns(quietSince)}
      AND c.analysis_request_id = ANY(${[...dropped]}::uuid[])
    ORDER BY c.analysis_requested_at, c.id`);
}

/**
 * Those that are lost unless they are alive. The embedded runner knows which are. With an Inngest server a run is suspect
 * when the whole queue is idle, or when later runs have started, because that server keeps the order; a long active queue
 * is left alone. There one instance looks, once in a minute; for the others there are none.
 */
async function findSuspectRuns(quietSince: Date): Promise<QuietRun[]> {
  const isEmbedded = selectedRunner() === 'embedded';
  if (!isEmbedded && !(await takeJobLock(lockName, lookEverySeconds))) return [];
  const areSuspect = !isEmbedded && (await isQueueMoving(quietSince)) ? overtaken(quietSince) : Prisma.sql`TRUE`;
  return database().$queryRaw<QuietRun[]>(Prisma.sql`
    SELECT c.id AS "candidateId", c.analysis_request_id AS "requestId" ${quietRuns(quietSince)} AND ${areSuspect}
    ORDER BY c.analysis_requested_at, c.id`);
}

/** SQL: the candidates `c` that wait in an active process or are being analysed, without progress since then. */
function quietRuns(quietSince: Date): Prisma.Sql {
  return Prisma.sql`
    FROM candidate c JOIN process p ON p.id = c.process_id
    WHERE c.updated_at < ${quietSince}
      AND (c.status = 'IN_PROGRESS' OR c.status = 'AWAITING_PROCESSING' AND p.status = 'ACTIVE')
      AND NOT EXISTS (
        SELECT 1 FROM model_batch_item i WHERE i.request_id = c.analysis_request_id AND i.state = 'OPEN')`;
}

/** SQL: whether a run has begun that was requested that much later. */
function overtaken(quietSince: Date): Prisma.Sql {
  const quietSeconds = (Date.now() - quietSince.getTime()) / 1_000;
  return Prisma.sql`c.analysis_requested_at < (
    SELECT max(analysis_requested_at) FROM candidate WHERE status <> 'AWAITING_PROCESSING'
  ) - make_interval(secs => ${quietSeconds}::double precision)`;
}

/** Whether any run started, progressed or was stored since then. */
async function isQueueMoving(since: Date): Promise<boolean> {
  const [running, stored] = await Promise.all([
    database().candidate.findFirst({
      where: { status: 'IN_PROGRESS', updatedAt: { gte: since } },
      select: { id: true },
    }),
    database().analysis.findFirst({ where: { finishedAt: { gte: since } }, select: { id: true } }),
  ]);
  return running !== null || stored !== null;
}

async function recover(db: Db, actor: Actor, lost: QuietRun[], quietSince: Date): Promise<Recovered> {
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
  for (const run of failed) await endInError(db, actor, run, 'analysis.lost');
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
async function lockLostRuns(db: Db, lost: QuietRun[], quietSince: Date): Promise<LockedRun[]> {
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
