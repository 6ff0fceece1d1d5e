import { database } from '@/lib/db/client';
import type { EngineProblem } from '@/lib/jobs/inngest-server/find-engine-problem';
import { toWait, waitFacts, type WaitFacts } from './process-wait';
import type { ProcessWait } from '@/lib/domain/process-schemas';

/**
 * The CVs of all active processes that wait for more than their turn; null: none.
 *
 * @param problem what `findEngineProblem` finds
 */
export async function findLateCvs(problem: EngineProblem | null): Promise<ProcessWait | null> {
  const rows = await database().$queryRaw<{ wait: WaitFacts }[]>`SELECT ${waitFacts()} AS wait`;
  const facts = rows[0]?.wait;
  return facts?.since ? toWait(facts, facts.since, problem) : null;
}
