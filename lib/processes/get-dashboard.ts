import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { visibleProcesses, visibleProcessSql } from '@/lib/auth/process-access';
import { hidesScoreFrom } from '@/lib/candidates/hidden-score/hidden-score';
import { toReview } from '@/lib/candidates/search/to-review-sql';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { DashboardDto } from './dashboard-schemas';
import { candidateSelect, describeCandidate } from './dashboard-candidate';
import { loadListItems } from './load-list-items';
import { countCandidates } from '@/lib/process-rows/get-process-row';
import { runningCandidateStatuses } from '@/lib/domain/process-status';

const maxProcesses = 8;
const maxCandidates = 10;

const liveFor = (actor: PersonActor) =>
  ({ process: { ...visibleProcesses(actor), status: { not: 'ARCHIVED' } } }) satisfies Prisma.CandidateWhereInput;

/** The actor's home page: own processes, candidates to review, running analyses, failures. */
export async function getDashboard(actor: PersonActor): Promise<DashboardDto> {
  requirePermission(actor, 'process:read');
  const db = database();
  const broken = { ...liveFor(actor), status: { in: ['ERROR', 'NO_FILE_FOUND'] } } satisfies Prisma.CandidateWhereInput;
  const [mine, review, failures, failedTotal] = await Promise.all([
    db.process.findMany({
      where: { ...visibleProcesses(actor), createdById: actor.userId, status: { not: 'ARCHIVED' } },
      orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
      take: maxProcesses,
      select: { id: true },
    }),
    findReviewQueues(actor),
    db.candidate.findMany({
      where: broken,
      orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
      take: maxCandidates,
      select: candidateSelect,
    }),
    db.candidate.count({ where: broken }),
  ]);
  return {
    myProcesses: await loadListItems(
      actor,
      mine.map(({ id }) => id),
    ),
    ...review,
    running: await findRunning(actor),
    failed: failures.map((row) => ({
      ...describeCandidate(row),
      status: row.status,
      statusReason: row.statusReason,
    })),
    failedTotal,
  };
}

/** Active processes with candidates waiting or being analysed, and their progress. */
async function findRunning(actor: PersonActor): Promise<DashboardDto['running']> {
  const processes = await database().process.findMany({
    where: {
      ...visibleProcesses(actor),
      status: 'ACTIVE',
      candidates: { some: { status: { in: [...runningCandidateStatuses] } } },
    },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    take: maxProcesses,
    select: { id: true, name: true },
  });
  const counts = await countCandidates(
    database(),
    processes.map(({ id }) => id),
  );
  return processes.flatMap(({ id, name }) => {
    const count = counts.get(id);
    if (!count) return [];
    return [
      { processId: id, processName: name, done: count.total - count.awaiting - count.running, total: count.total },
    ];
  });
}

const maxQueues = 6;
const maxBest = 3;

interface Queue {
  processId: string;
  processName: string;
  count: number;
  /** Of all queues, also those that are not shown. */
  total: number;
}

/** The processes with the best candidates to review, the best of each, and how many there are in all processes. */
async function findReviewQueues(
  actor: PersonActor,
): Promise<Pick<DashboardDto, 'reviewQueues' | 'awaitingReviewTotal'>> {
  const queues = await database().$queryRaw<Queue[]>`
    SELECT p.id AS "processId", p.name AS "processName", count(*)::int AS count, (sum(count(*)) OVER ())::int AS total
    FROM candidate c JOIN process p ON p.id = c.process_id
    WHERE ${toReview()} AND ${visibleProcessSql(actor, Prisma.sql`p.id`)}
    GROUP BY p.id ORDER BY max(${shownScore(actor)}) DESC NULLS LAST, p.id LIMIT ${maxQueues}`;
  const best = await findBest(
    actor,
    queues.map(({ processId }) => processId),
  );
  return {
    reviewQueues: queues.map(({ processId, processName, count }) => ({
      processId,
      processName,
      count,
      best: best.filter((candidate) => candidate.processId === processId),
    })),
    awaitingReviewTotal: queues[0]?.total ?? 0,
  };
}

/** The score of the row `c`, null where the actor does not see it yet. */
const shownScore = (actor: PersonActor) => Prisma.sql`CASE WHEN NOT ${hidesScoreFrom(actor)} THEN c.match_score END`;

async function findBest(actor: PersonActor, processIds: string[]) {
  const best = await database().$queryRaw<{ id: string; matchScore: number | null }[]>`
    SELECT best.id, best.score AS "matchScore" FROM unnest(${processIds}::uuid[]) AS queue(id) CROSS JOIN LATERAL (
      SELECT c.id, ${shownScore(actor)} AS score FROM candidate c WHERE c.process_id = queue.id AND ${toReview()}
      ORDER BY score DESC NULLS LAST, c.id LIMIT ${maxBest}) best
    ORDER BY best.score DESC NULLS LAST, best.id`;
  const rows = await database().candidate.findMany({
    where: { id: { in: best.map(({ id }) => id) } },
    select: candidateSelect,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return best.flatMap(({ id, matchScore }) => {
    const row = byId.get(id);
    return row ? [{ ...describeCandidate(row), matchScore }] : [];
  });
}
