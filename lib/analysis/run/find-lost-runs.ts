import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { findLiveRequests } from '@/lib/jobs/find-live-requests';
import { findDroppedRequests } from '@/lib/jobs/inngest-server/find-dropped-requests';
import { takeJobLock } from '@/lib/jobs/job-lock';
import { isOwnServer } from '@/lib/jobs/inngest-server/server-address';
import { selectedRunner } from '@/lib/jobs/select-runner';

/** A requested analysis that nothing is processing. */
export interface LostRun {
  candidateId: string;
  requestId: string | null;
}

/** Without proof, one instance looks, once in a minute. */
const lookEverySeconds = 50;
const lockName = 'assume-lost-runs';

/**
 * Finds candidates without progress since `quietSince` whose runs an Inngest server of your own proves to have lost; none
 * with any other engine. One instance asks at a time.
 */
export async function findDroppedRuns(quietSince: Date): Promise<LostRun[]> {
  if (selectedRunner() === 'embedded' || !isOwnServer()) return [];
  const dropped = await findDroppedRequests(Prisma.sql`SELECT c.analysis_request_id ${quietRuns(quietSince)}`);
  if (dropped.size === 0) return [];
  return database().$queryRaw<LostRun[]>(Prisma.sql`
    SELECT c.id AS "candidateId", c.analysis_request_id AS "requestId" ${quietRuns(quietSince)}
      AND c.analysis_request_id = ANY(${[...dropped]}::uuid[])
    ORDER BY c.analysis_requested_at, c.id`);
}

/**
 * Finds candidates being analysed, or awaiting processing in active processes, whose run is not alive and has made no
 * progress since `quietSince`. The embedded runner knows its live runs. With an Inngest server a run counts as lost
 * when the whole queue is idle, or when later runs have started, because that server keeps the order; a long active
 * queue is left alone. Candidates in a batch wait for it (`recover-lost-batches.ts`). With an Inngest server one instance
 * looks, once in a minute; for the others there are none.
 */
export async function findLostRuns(quietSince: Date): Promise<LostRun[]> {
  const isEmbedded = selectedRunner() === 'embedded';
  if (!isEmbedded && !(await takeJobLock(lockName, lookEverySeconds))) return [];
  const areSuspect = !isEmbedded && (await isQueueMoving(quietSince)) ? overtaken(quietSince) : Prisma.sql`TRUE`;
  const quiet = await database().$queryRaw<LostRun[]>(Prisma.sql`
    SELECT c.id AS "candidateId", c.analysis_request_id AS "requestId" ${quietRuns(quietSince)} AND ${areSuspect}
    ORDER BY c.analysis_requested_at, c.id`);
  const live = await findLiveRequests(
    'requestId',
    quiet.flatMap(({ requestId }) => requestId ?? []),
  );
  return quiet.filter(({ requestId }) => !requestId || !live.has(requestId));
}

/** SQL: the candidates `c` that wait or are being analysed, without progress since then. */
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
