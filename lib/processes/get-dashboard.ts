import { reviewableStatuses } from '@/lib/domain/candidate-status';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { visibleProcesses } from '@/lib/auth/process-access';
import { blindSelect, isBlind } from '@/lib/candidates/blind/blindness';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { DashboardDto } from './dashboard-schemas';
import { loadListItems } from './load-list-items';
import { countCandidates } from '@/lib/process-rows/get-process-row';
import { runningCandidateStatuses } from '@/lib/domain/process-status';

const maxProcesses = 8;
const maxCandidates = 10;
const maxQueues = 6;
const maxBest = 3;

const candidateSelect = {
  id: true,
  ordinalNumber: true,
  firstName: true,
  lastName: true,
  matchScore: true,
  status: true,
  statusReason: true,
  ...blindSelect,
  process: { select: { id: true, name: true, blindMode: true } },
} satisfies Prisma.CandidateSelect;

type CandidateRow = Prisma.CandidateGetPayload<{ select: typeof candidateSelect }>;

function describeCandidate(row: CandidateRow): {
  candidateId: string;
  processId: string;
  processName: string;
  name: string | null;
  ordinalNumber: number;
} {
  const name = isBlind(row) ? '' : [row.firstName, row.lastName].filter(Boolean).join(' ');
  return {
    candidateId: row.id,
    processId: row.process.id,
    processName: row.process.name,
    name: name === '' ? null : name,
    ordinalNumber: row.ordinalNumber,
  };
}

const liveFor = (actor: PersonActor) =>
  ({ process: { ...visibleProcesses(actor), status: { not: 'ARCHIVED' } } }) satisfies Prisma.CandidateWhereInput;
/** As the search that walks the queue (`components/home/use-start-review.ts`). */
const unreviewedFor = (actor: PersonActor) =>
  ({ ...liveFor(actor), status: { in: reviewableStatuses }, decision: null }) satisfies Prisma.CandidateWhereInput;
const byMatch = [
  { matchScore: { sort: 'desc', nulls: 'last' } },
  { id: 'asc' },
] satisfies Prisma.CandidateOrderByWithRelationInput[];

/** The processes with the best unreviewed candidates. */
async function findReviewQueues(actor: PersonActor): Promise<DashboardDto['reviewQueues']> {
  const unreviewed = unreviewedFor(actor);
  const queues = await database().candidate.groupBy({
    by: ['processId'],
    where: unreviewed,
    _count: true,
    orderBy: [{ _max: { matchScore: 'desc' } }, { processId: 'asc' }],
    take: maxQueues,
  });
  return Promise.all(
    queues.map(async ({ processId, _count: count }) => {
      const rows = await database().candidate.findMany({
        where: { ...unreviewed, processId },
        orderBy: byMatch,
        take: maxBest,
        select: candidateSelect,
      });
      const best = rows.map((row) => ({ ...describeCandidate(row), matchScore: row.matchScore }));
      return { processId, processName: best[0]?.processName ?? '', count, best };
    }),
  );
}

/** The actor's home page: own processes, unreviewed candidates, running analyses, failures. */
export async function getDashboard(actor: PersonActor): Promise<DashboardDto> {
  requirePermission(actor, 'process:read');
  const db = database();
  const broken = { ...liveFor(actor), status: { in: ['ERROR', 'NO_FILE_FOUND'] } } satisfies Prisma.CandidateWhereInput;
  const [mine, reviewQueues, awaitingReviewTotal, failures, failedTotal] = await Promise.all([
    db.process.findMany({
      where: { ...visibleProcesses(actor), createdById: actor.userId, status: { not: 'ARCHIVED' } },
      orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
      take: maxProcesses,
      select: { id: true },
    }),
    findReviewQueues(actor),
    db.candidate.count({ where: unreviewedFor(actor) }),
    db.candidate.findMany({
      where: broken,
      orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
      take: maxCandidates,
      select: candidateSelect,
    }),
    db.candidate.count({ where: broken }),
  ]);
  return {
    myProcesses: await loadListItems(mine.map(({ id }) => id)),
    reviewQueues,
    awaitingReviewTotal,
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
