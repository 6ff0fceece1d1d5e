import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { visibleProcesses } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { DashboardDto } from './dashboard-schemas';
import { candidateSelect, describeCandidate } from './dashboard-candidate';
import { findReviewQueues } from './find-review-queues';
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
