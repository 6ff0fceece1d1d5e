import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { findFastDecisions } from '@/lib/fairness/oversight/find-fast-decisions';
import { getAgreement } from '@/lib/fairness/oversight/get-agreement';
import { findRuns } from '@/lib/fairness/runs/find-runs';
import type { FileScope, Lines } from '../file-scope';
import type { LineOf } from '../line-schemas';
import { processesOf } from './process-lines';

/** The newest runs of the lab that are told of. */
const mostRuns = 200;

const isAnybody = async (where: Prisma.CandidateWhereInput): Promise<boolean> =>
  (await database().candidate.findFirst({ where, select: { id: true } })) !== null;

/** Null: nobody is judged, so that there is nothing to oversee. Where nobody looked or decided, all figures are nothing. */
async function figuresOf({ actor }: FileScope, processId: string): Promise<Omit<LineOf<'oversight'>, 'type'> | null> {
  const judged = { processId, currentAnalysisId: { not: null } };
  if (!(await isAnybody(judged))) return null;
  if (!(await isAnybody({ ...judged, OR: [{ views: { some: {} } }, { decision: { not: null } }] })))
    return { processId, seen: 0, corrected: 0, kappa: null, advanced: 0, rejected: 0, againstRanking: null };
  const { seen, corrected, kappa, decisions } = await getAgreement(actor, { processId });
  const { advanced, rejected, inOrder } = decisions;
  const againstRanking = inOrder === null ? null : Math.round((1 - inOrder) * 1e4) / 1e4;
  return { processId, seen, corrected, kappa, advanced, rejected, againstRanking };
}

/** How people used what the product said: the figures of the fairness lab, process by process. */
export async function* oversightLines(scope: FileScope): Lines {
  const { actor, processId: only } = scope;
  for await (const { id: processId } of processesOf(scope)) {
    const figures = await figuresOf(scope, processId);
    if (figures) yield { type: 'oversight', ...figures };
  }
  for (const { user, process, decisions, minutes, from } of await findFastDecisions(actor))
    if (only === null || process.id === only)
      yield { type: 'fast-decisions', processId: process.id, userId: user.userId, decisions, minutes, from };
  for (const run of await findRuns(only === null ? {} : { processId: only }, mostRuns)) {
    const { runId, process, engine, state, examined, differing, passed, createdAt } = run;
    const { name, version, model, promptVersion } = engine;
    yield {
      type: 'fairness-run',
      runId,
      processId: process.id,
      engine: name,
      engineVersion: version,
      model,
      promptVersion,
      state,
      examined,
      differing,
      passed,
      createdAt,
    };
  }
}
