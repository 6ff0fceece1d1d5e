import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { candidateStatusSchema } from '@/lib/candidates/schemas';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { CandidatesStatisticsDto } from './schemas';

const analysed = ['NEW', 'SEEN', 'PROCESSING_OUTDATED', 'AWAITING_EXTERNAL_PICK', 'sent'] as const;
const failed = ['ERROR', 'NO_FILE_FOUND', 'INSUFFICIENT_POSITION_DESCRIPTION'] as const;
const awaiting = ['AWAITING_DOWNLOAD', 'AWAITING_PROCESSING'] as const;
const running = ['DOWNLOADING', 'IN_PROGRESS'] as const;

/** How many candidates of a process are where, and how their scores spread. @throws AppError `process.not-found` */
export async function getCandidatesStatistics(
  actor: Actor,
  input: { processId: string },
): Promise<CandidatesStatisticsDto> {
  requirePermission(actor, 'candidate:read');
  const { processId } = input;
  const [process, groups, scores] = await Promise.all([
    database().process.findUnique({ where: { id: processId }, select: { id: true } }),
    database().candidate.groupBy({ by: ['status'], where: { processId }, _count: { _all: true } }),
    database().$queryRaw<{ decile: number; count: number }[]>`
      SELECT least(match_score / 10, 9)::int AS decile, count(*)::int AS count
      FROM candidate WHERE process_id = ${processId}::uuid AND match_score IS NOT NULL GROUP BY 1`,
  ]);
  if (!process) throw new AppError('process.not-found');
  const counts = new Map(groups.map((group) => [group.status, group._count._all]));
  const sum = (statuses: readonly (typeof groups)[number]['status'][]): number =>
    statuses.reduce((total, status) => total + (counts.get(status) ?? 0), 0);
  return {
    total: sum(candidateStatusSchema.options),
    awaiting: sum(awaiting),
    running: sum(running),
    analysed: sum(analysed),
    failed: sum(failed),
    byStatus: Object.fromEntries(counts),
    scoreDistribution: Array.from(
      { length: 10 },
      (_, decile) => scores.find((row) => row.decile === decile)?.count ?? 0,
    ),
  };
}
