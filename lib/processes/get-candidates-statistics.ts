import { requirePermission, type Actor } from '@/lib/auth/actor';
import { requireProcess } from '@/lib/auth/process-access';
import { effectiveEngine } from '@/lib/analysis/engines/select-engine';
import { countVerdicts } from '@/lib/analysis/criteria/count-verdicts';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { countByStatus } from './count-by-status';
import { getProcessCost } from './get-process-cost';
import { getProcessRow } from '@/lib/process-rows/get-process-row';
import { lastBatch } from './last-batch';
import { explainWait, waitFacts, type WaitFacts } from './process-wait';
import type { CandidatesStatisticsDto, ProcessBatch } from '@/lib/domain/process-schemas';

interface CandidateGroup {
  status: string;
  source: string;
  decision: string | null;
  _count: { _all: number };
}

function countBy(groups: readonly CandidateGroup[], key: 'status' | 'source' | 'decision') {
  const counts: Record<string, number> = {};
  for (const group of groups) {
    const value = group[key] ?? 'UNDECIDED';
    counts[value] = (counts[value] ?? 0) + group._count._all;
  }
  return counts;
}

/**
 * Statistics of a process's candidates: statuses, sources, decisions, score distribution, verdicts per criterion.
 *
 * @throws AppError `process.not-found`
 */
export async function getCandidatesStatistics(
  actor: Actor,
  input: { processId: string },
): Promise<CandidatesStatisticsDto> {
  requirePermission(actor, 'candidate:read');
  const { processId } = input;
  await requireProcess(database(), actor, processId);
  const process = await getProcessRow(database(), processId);
  const [groups, scores, verdictsByCriterion, engine, cost, queues] = await Promise.all([
    database().candidate.groupBy({
      by: ['status', 'source', 'decision'],
      where: { processId },
      _count: { _all: true },
    }),
    database().$queryRaw<{ decile: number; count: number }[]>`
      SELECT least(match_score / 10, 9)::int AS decile, count(*)::int AS count
      FROM candidate WHERE process_id = ${processId}::uuid AND match_score IS NOT NULL GROUP BY 1`,
    countVerdicts(database(), process, actor.locale),
    effectiveEngine(process.engine),
    getProcessCost(processId),
    database().$queryRaw<{ batch: ProcessBatch | null; wait: WaitFacts }[]>`
      SELECT ${lastBatch(Prisma.sql`${processId}::uuid`)} AS batch, ${waitFacts(Prisma.sql`${processId}::uuid`)} AS wait`,
  ]);
  const byStatus = countBy(groups, 'status');
  return {
    ...countByStatus(byStatus),
    byStatus,
    bySource: countBy(groups, 'source'),
    byDecision: countBy(groups, 'decision'),
    scoreDistribution: Array.from(
      { length: 10 },
      (_, decile) => scores.find((row) => row.decile === decile)?.count ?? 0,
    ),
    batch: queues[0]?.batch ?? null,
    wait: await explainWait(queues[0]?.wait),
    engine,
    cost,
    verdictsByCriterion,
  };
}
