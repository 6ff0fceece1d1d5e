import { requirePermission, type Actor } from '@/lib/auth/actor';
import { requireProcess } from '@/lib/auth/process-access';
import { effectiveEngine } from '@/lib/analysis/engines/select-engine';
import { countVerdicts } from '@/lib/analysis/criteria/count-verdicts';
import { hidesScoreFrom, hidesVerdictsFrom } from '@/lib/candidates/hidden-score/hidden-score';
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
 * Statistics of a process's candidates: statuses, sources, decisions, score distribution, verdicts per criterion. What the actor
 * does not see of a candidate yet is in none of them.
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
    database().$queryRaw<{ decile: number | null; count: number }[]>`
      SELECT CASE WHEN NOT ${hidesScoreFrom(actor)} THEN least(c.match_score / 10, 9)::int END AS decile, count(*)::int AS count
      FROM candidate c WHERE c.process_id = ${processId}::uuid AND c.match_score IS NOT NULL GROUP BY 1`,
    countVerdicts(database(), process, { locale: actor.locale, leftOut: hidesVerdictsFrom(actor) }),
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
    scoresHidden: scores.find(({ decile }) => decile === null)?.count ?? 0,
    batch: queues[0]?.batch ?? null,
    wait: await explainWait(queues[0]?.wait),
    engine,
    cost,
    verdictsByCriterion,
  };
}
