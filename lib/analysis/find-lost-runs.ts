import { database } from '@/lib/db/client';
import { findLiveRequests } from '@/lib/jobs/find-live-requests';
import { findDroppedRequests } from '@/lib/jobs/inngest-server/find-dropped-requests';
import { isOwnServer } from '@/lib/jobs/inngest-server/server-address';
import { selectedEngine } from '@/lib/jobs/select-engine';

/** A requested analysis that nothing is processing. */
export interface LostRun {
  candidateId: string;
  requestId: string | null;
}

interface QuietRun extends LostRun {
  wasOvertaken: boolean;
}

/**
 * Finds candidates without progress since `quietSince` whose runs an Inngest server of your own proves to have lost; none
 * with any other engine.
 */
export async function findDroppedRuns(quietSince: Date): Promise<LostRun[]> {
  if (selectedEngine() === 'embedded' || !isOwnServer()) return [];
  const quiet = await findQuietRuns(quietSince);
  const dropped = await findDroppedRequests(quiet.flatMap(({ requestId }) => requestId ?? []));
  return quiet.filter(({ requestId }) => requestId !== null && dropped.has(requestId));
}

/**
 * Finds candidates being analysed, or awaiting processing in active processes, whose run is not alive and has made no
 * progress since `quietSince`. The embedded engine knows its live runs. With an Inngest server a run counts as lost
 * when the whole queue is idle, or when later runs have started, because that server keeps the order; a long active
 * queue is left alone. Candidates in a batch wait for it (`recover-lost-batches.ts`).
 */
export async function findLostRuns(quietSince: Date): Promise<LostRun[]> {
  const quiet = await findQuietRuns(quietSince);
  const live = await findLiveRequests(
    'requestId',
    quiet.flatMap(({ requestId }) => requestId ?? []),
  );
  const notLive = quiet.filter(({ requestId }) => !requestId || !live.has(requestId));
  if (notLive.length === 0 || selectedEngine() === 'embedded') return notLive;
  return (await isQueueMoving(quietSince)) ? notLive.filter((run) => run.wasOvertaken) : notLive;
}

async function findQuietRuns(quietSince: Date): Promise<QuietRun[]> {
  const quietSeconds = (Date.now() - quietSince.getTime()) / 1_000;
  return database().$queryRaw<QuietRun[]>`
    SELECT c.id AS "candidateId", c.analysis_request_id AS "requestId",
      coalesce(c.analysis_requested_at < begun.last_request - make_interval(secs => ${quietSeconds}), false)
        AS "wasOvertaken"
    FROM candidate c JOIN process p ON p.id = c.process_id
    CROSS JOIN (SELECT max(analysis_requested_at) AS last_request FROM candidate
                WHERE status <> 'AWAITING_PROCESSING') begun
    WHERE c.updated_at < ${quietSince}
      AND (c.status = 'IN_PROGRESS' OR c.status = 'AWAITING_PROCESSING' AND p.status = 'ACTIVE')
      AND NOT EXISTS (
        SELECT 1 FROM model_batch_item i WHERE i.request_id = c.analysis_request_id AND i.state = 'OPEN')
    ORDER BY c.analysis_requested_at, c.id`;
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
