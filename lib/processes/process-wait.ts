import { Prisma } from '@/lib/db/generated/client';
import { inBatch } from '@/lib/analysis/batch/queue-in-batch';
import { findRunnerProblem, type RunnerProblem } from '@/lib/jobs/find-runner-problem';
import { selectedRunner } from '@/lib/jobs/select-runner';
import type { ProcessWait } from '@/lib/domain/process-schemas';

/** Longer than an idle engine takes to begin a CV. */
const normalWaitMs = 2 * 60_000;

/** What is known of the CVs that wait in an active process, without those in a batch. */
export interface WaitFacts {
  count: number;
  /** ISO 8601; null without any. */
  since: string | null;
  lost: number;
  requestedAgainAt: string | null;
  /** Whether nothing is being analysed anywhere, and in these processes nothing was for the normal waiting time. */
  idle: boolean;
}

/**
 * SQL: `WaitFacts` as JSON.
 *
 * @param processId an SQL expression; without it, of all active processes
 */
export function waitFacts(processId?: Prisma.Sql): Prisma.Sql {
  const inProcess = processId ? Prisma.sql`waiting.process_id = ${processId}` : Prisma.sql`TRUE`;
  return Prisma.sql`(
    SELECT jsonb_build_object(
      'count', count(*),
      'since', min(coalesce(waiting.analysis_waiting_since, waiting.analysis_requested_at)),
      'lost', count(*) FILTER (WHERE waiting.analysis_repeats > 0),
      'requestedAgainAt', max(waiting.analysis_requested_at) FILTER (WHERE waiting.analysis_repeats > 0),
      'idle', count(*) > 0
        AND NOT EXISTS (SELECT 1 FROM candidate WHERE status = 'IN_PROGRESS')
        AND NOT EXISTS (SELECT 1 FROM candidate done WHERE done.process_id = ANY(array_agg(DISTINCT waiting.process_id))
          AND done.status <> 'AWAITING_PROCESSING'
          AND done.updated_at > now() - make_interval(secs => ${normalWaitMs / 1_000}::double precision)))
    FROM candidate waiting JOIN process active ON active.id = waiting.process_id AND active.status = 'ACTIVE'
    WHERE ${inProcess} AND waiting.status = 'AWAITING_PROCESSING' AND waiting.analysis_requested_at IS NOT NULL
      AND waiting.status_reason IS DISTINCT FROM ${inBatch})`;
}

/** Why these CVs wait; null when it is only not their turn yet. */
export async function explainWait(facts: WaitFacts | undefined): Promise<ProcessWait | null> {
  return facts?.since ? toWait(facts, facts.since, await findRunnerProblem()) : null;
}

/** As `explainWait`, for several processes at once; those that wait for their turn only are left out. */
export async function explainWaits(facts: ReadonlyMap<string, WaitFacts>): Promise<Map<string, ProcessWait>> {
  const waiting = [...facts].flatMap(([id, own]) => (own.since ? [{ id, own, since: own.since }] : []));
  if (waiting.length === 0) return new Map();
  const problem = await findRunnerProblem();
  return new Map(
    waiting.flatMap(({ id, own, since }) => {
      const wait = toWait(own, since, problem);
      return wait ? [[id, wait] as const] : [];
    }),
  );
}

/** Why CVs wait, the earliest since then (ISO 8601); null when they wait for their turn only. */
export function toWait(facts: WaitFacts, earliest: string, problem: RunnerProblem | null): ProcessWait | null {
  const since = new Date(earliest);
  const isLate = facts.idle && Date.now() - since.getTime() > normalWaitMs;
  const cause = problem?.kind ?? (facts.lost > 0 ? 'LOST' : isLate ? 'NOT_BEGUN' : null);
  if (!cause) return null;
  const { count, lost, requestedAgainAt } = facts;
  return {
    count,
    since: since.toISOString(),
    cause,
    jobs: selectedRunner(),
    lost,
    requestedAgainAt: requestedAgainAt && new Date(requestedAgainAt).toISOString(),
  };
}
