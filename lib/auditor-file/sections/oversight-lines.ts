import { database } from '@/lib/db/client';
import { findFastDecisions } from '@/lib/fairness/oversight/find-fast-decisions';
import { getAgreement } from '@/lib/fairness/oversight/get-agreement';
import { findRuns } from '@/lib/fairness/runs/find-runs';
import type { FileScope, Lines } from '../file-scope';
import { processesOf } from './process-lines';

/** The newest runs of the lab that are told of. */
const mostRuns = 200;

/** Processes without a judged candidate have nothing to oversee. */
const isJudged = async (processId: string): Promise<boolean> =>
  (await database().candidate.findFirst({
    where: { processId, currentAnalysisId: { not: null } },
    select: { id: true },
  })) !== null;

/** How people used what the product said: the figures of the fairness lab, process by process. */
export async function* oversightLines(scope: FileScope): Lines {
  const { actor, processId: only } = scope;
  for await (const { id: processId } of processesOf(scope)) {
    if (!(await isJudged(processId))) continue;
    const { seen, corrected, kappa, decisions } = await getAgreement(actor, { processId });
    const { advanced, rejected, inOrder } = decisions;
    const againstRanking = inOrder === null ? null : Math.round((1 - inOrder) * 1e4) / 1e4;
    yield { type: 'oversight', processId, seen, corrected, kappa, advanced, rejected, againstRanking };
  }
  for (const { user, process, decisions, minutes, from } of await findFastDecisions(actor))
    if (only === null || process.id === only)
      yield { type: 'fast-decisions', processId: process.id, userId: user.userId, decisions, minutes, from };
  for (const run of await findRuns(only === null ? {} : { processId: only }, mostRuns)) {
    const { runId, process, engine, state, examined, differing, passed, createdAt } = run;
    const { name, version, model, promptVersion } = engine;
    yield {
      type: 'fairness-run',
      ...{ runId, processId: process.id, engine: name, engineVersion: version, model, promptVersion },
      ...{ state, examined, differing, passed, createdAt },
    };
  }
}
