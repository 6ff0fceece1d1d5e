import { recoverLostBatches } from '@/lib/analysis/batch/lost-batches';
import { recoverLostRuns } from '@/lib/analysis/run/lost-runs';
import { recoverLostFairnessRuns } from '@/lib/fairness/runs/lost-runs';
import { systemActorFor } from '@/lib/auth/actor';
import { env } from '@/lib/env';
import { recoverLostPreparations } from '@/lib/interviews/lost-preparations';
import { isOwnServer } from '@/lib/jobs/inngest-server/server-address';
import { selectedRunner } from '@/lib/jobs/select-runner';
import { registerFunctions } from './register';

const actor = systemActorFor('recover-lost-work');
const everyMs = 60_000;
/** A server of your own may lose the functions and its queue at any time (docs/decisions/0127). */
const ownServerEveryMs = 20_000;

/** Milliseconds between two calls of `recoverLostWork`. */
export function recoveryInterval(): number {
  return asksOwnServer() ? ownServerEveryMs : everyMs;
}

/** Requests again what was lost; before that the functions are registered anew, in case the server has lost them too. */
export async function recoverLostWork(): Promise<void> {
  // A server drops events for functions that it does not know. On Vercel Inngest's integration registers them.
  if (asksOwnServer() && !env().VERCEL) await registerFunctions(ownServerEveryMs / 2);
  await recoverLostRuns(actor);
  await recoverLostBatches(actor);
  await recoverLostFairnessRuns(actor);
  await recoverLostPreparations(actor);
}

function asksOwnServer(): boolean {
  return selectedRunner() === 'inngest' && isOwnServer();
}
