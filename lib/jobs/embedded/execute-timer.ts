import { requestCall } from './call-queue';
import type { RunnerContext, TimerJob } from './runner-context';
import type { Sql } from './runner-database';
import { withRunnerTransaction } from './runner-transaction';
import { routeEvents } from './event-router';
import { lockRunningRun, resumeRun } from './run-store';

/** Handles a due timer, in the transaction in which pg-boss completes the job. */
export async function executeTimer(context: RunnerContext, sql: Sql, job: TimerJob): Promise<void> {
  await withRunnerTransaction(context, sql, async (tx) => {
    if (job.kind === 'event') return routeEvents(context, tx, [job.event]);
    if (job.kind === 'resume') return resumeRun(context, tx, job, { type: 'data', data: null });
    if (job.kind === 'invoke-timeout') {
      const error = { name: 'Error', message: 'The invoked function did not end in time.' };
      return resumeRun(context, tx, job, { type: 'error', error });
    }
    const run = await lockRunningRun(tx, job.runId);
    if (run) await requestCall(context, tx, run, job.stepId, job.attempt);
  });
}
