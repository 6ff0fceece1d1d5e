import type { PersonActor } from '@/lib/auth/actor';
import { visibleProcessSql } from '@/lib/auth/process-access';
import { toReview } from '@/lib/candidates/search/to-review-sql';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { candidateSelect, describeCandidate } from './dashboard-candidate';
import type { DashboardDto } from './dashboard-schemas';

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
export async function findReviewQueues(
  actor: PersonActor,
): Promise<Pick<DashboardDto, 'reviewQueues' | 'awaitingReviewTotal'>> {
  const queues = await database().$queryRaw<Queue[]>`
    SELECT p.id AS "processId", p.name AS "processName", count(*)::int AS count, (sum(count(*)) OVER ())::int AS total
    FROM candidate c JOIN process p ON p.id = c.process_id
    WHERE ${toReview()} AND ${visibleProcessSql(actor, Prisma.sql`p.id`)}
    GROUP BY p.id ORDER BY max(c.match_score) DESC NULLS LAST, p.id LIMIT ${maxQueues}`;
  const best = await findBest(queues.map(({ processId }) => processId));
  return {
    reviewQueues: queues.map(({ processId, processName, count }) => ({
      ...{ processId, processName, count },
      best: best.filter((candidate) => candidate.processId === processId),
    })),
    awaitingReviewTotal: queues[0]?.total ?? 0,
  };
}

async function findBest(processIds: string[]) {
  const ids = await database().$queryRaw<{ id: string }[]>`
    SELECT best.id FROM unnest(${processIds}::uuid[]) AS queue(id) CROSS JOIN LATERAL (
      SELECT c.id FROM candidate c WHERE c.process_id = queue.id AND ${toReview()}
      ORDER BY c.match_score DESC NULLS LAST, c.id LIMIT ${maxBest}) best`;
  const rows = await database().candidate.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy: [{ matchScore: { sort: 'desc', nulls: 'last' } }, { id: 'asc' }],
    select: candidateSelect,
  });
  return rows.map((row) => ({ ...describeCandidate(row), matchScore: row.matchScore }));
}
