import { database } from '@/lib/db/client';
import type { RunnerProblem } from '@/lib/jobs/find-runner-problem';
import { toWait, waitFacts, type WaitFacts } from './process-wait';
import type { ProcessWait } from '@/lib/domain/process-schemas';

/**
 * The CVs of all active processes that wait for more than their turn; null: none.
 *
 * @param problem what `findRunnerProblem` finds
 */
export async function findLateCvs(problem: RunnerProblem | null): Promise<ProcessWait | null> {
  const rows = await database().$queryRaw<{ wait: WaitFacts }[]>`SELECT ${waitFacts()} AS wait`;
  const facts = rows[0]?.wait;
  return facts?.since ? toWait(facts, facts.since, problem) : null;
}
