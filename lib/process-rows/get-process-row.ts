import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { runningCandidateStatuses } from '@/lib/domain/process-status';

/** The relations that serializing a process needs. */
export const processInclude = {
  createdBy: { select: { id: true, firstName: true, lastName: true } },
  atsLink: { select: { lastSyncAt: true, connection: { select: { settings: true } } } },
  criteria: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.ProcessInclude;

export type ProcessRow = Prisma.ProcessGetPayload<{ include: typeof processInclude }>;

/** A process with its criteria. @throws AppError `process.not-found` */
export async function getProcessRow(db: Db, processId: string): Promise<ProcessRow> {
  const row = await db.process.findUnique({ where: { id: processId }, include: processInclude });
  if (!row) throw new AppError('process.not-found');
  return row;
}

export interface CandidateCounts {
  total: number;
  awaiting: number;
  /** Being downloaded or analysed. */
  running: number;
}

/** Candidate counts per process, in one query. Processes without candidates are absent. */
export async function countCandidates(db: Db, processIds: string[]): Promise<Map<string, CandidateCounts>> {
  const groups = await db.candidate.groupBy({
    by: ['processId', 'status'],
    where: { processId: { in: processIds } },
    _count: { _all: true },
  });
  const counts = new Map<string, CandidateCounts>();
  for (const group of groups) {
    const sum = counts.get(group.processId) ?? { total: 0, awaiting: 0, running: 0 };
    sum.total += group._count._all;
    if (group.status === 'AWAITING_PROCESSING') sum.awaiting += group._count._all;
    else if (runningCandidateStatuses.includes(group.status)) sum.running += group._count._all;
    counts.set(group.processId, sum);
  }
  return counts;
}

/**
 * Locks the process's row until the transaction ends. Rows that refer to it may be added meanwhile, so that who has locked
 * a candidate need not wait for who waits for that candidate.
 *
 * @throws AppError `process.not-found`
 */
export async function lockProcess(db: Db, processId: string): Promise<void> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM process WHERE id = ${processId}::uuid FOR NO KEY UPDATE`;
  if (rows.length === 0) throw new AppError('process.not-found');
}

/** Takes a shared lock on the process's row until the transaction ends. */
export async function lockProcessForShare(db: Db, processId: string): Promise<void> {
  await db.$queryRaw`SELECT 1 FROM process WHERE id = ${processId}::uuid FOR SHARE`;
}
