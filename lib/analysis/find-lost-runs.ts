import { database } from '@/lib/db/client';
import { findLiveRequests } from '@/lib/jobs/find-live-requests';
import { selectedEngine } from '@/lib/jobs/select-engine';

/** A wanted analysis that nobody works on any more. */
export interface LostRun {
  candidateId: string;
  requestId: string | null;
}

interface QuietRun extends LostRun {
  wasOvertaken: boolean;
}

/**
 * Finds candidates of active processes that await processing or are being analysed, and those of other processes that
 * are being analysed, on whom nothing was done since `quietSince` and whose run is not alive.
 *
 * The embedded engine is asked. An Inngest server is not: there a run is taken for lost when the whole queue stands
 * still, or when runs that were requested later have begun, because that server takes runs in their order. So a long
 * queue that is worked on is left alone.
 */
export async function findLostRuns(quietSince: Date): Promise<LostRun[]> {
  const quiet = await findQuietRuns(quietSince);
  const live = await findLiveRequests(quiet.flatMap(({ requestId }) => requestId ?? []));
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
    ORDER BY c.analysis_requested_at, c.id`;
}

/** Whether any run began, went on or was stored since then. */
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
