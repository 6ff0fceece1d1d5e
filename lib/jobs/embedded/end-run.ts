import { randomUUID } from 'node:crypto';
import type { RunnerContext, RunnerTransaction, Run } from './runner-context';
import type { StepResult } from './protocol';
import { resumeRun } from './run-store';

/** Completes a run with its function's return value. This transaction holds the run's lock. */
export async function completeRun(
  context: RunnerContext,
  tx: RunnerTransaction,
  run: Run,
  output: unknown,
): Promise<void> {
  await end(context, tx, run, 'COMPLETED', { type: 'data', data: output ?? null });
}

/** Fails a run. The event `inngest/function.failed` starts its `onFailure` function. */
export async function failRun(context: RunnerContext, tx: RunnerTransaction, run: Run, error: unknown): Promise<void> {
  await end(context, tx, run, 'FAILED', { type: 'error', error });
  queueEndEvent(tx, run, 'inngest/function.failed', { error });
}

/** Cancels a run. A step in progress finishes, but its result is dropped. */
export async function cancelRun(context: RunnerContext, tx: RunnerTransaction, run: Run): Promise<void> {
  const error = { name: 'Error', message: 'The function was cancelled.' };
  await end(context, tx, run, 'CANCELLED', { type: 'error', error });
  queueEndEvent(tx, run, 'inngest/function.cancelled', {});
}

async function end(
  context: RunnerContext,
  tx: RunnerTransaction,
  run: Run,
  state: 'COMPLETED' | 'FAILED' | 'CANCELLED',
  result: StepResult,
): Promise<void> {
  const column = state === 'COMPLETED' ? 'output' : 'error';
  const content = JSON.stringify('data' in result ? result.data : result.error);
  await tx.sql.query(
    `with ended as (
       update durable_run set state = $2::durable_run_state, ${column} = $3, ended_at = now() where id = $1
     ), waits as (delete from durable_wait where run_id = $1)
     delete from durable_call where run_id = $1`,
    [run.id, state, state === 'CANCELLED' ? null : content],
  );
  tx.touched.add(run.functionId);
  if (run.parentRunId && run.parentStepId) {
    await resumeRun(context, tx, { runId: run.parentRunId, stepId: run.parentStepId }, result);
  }
}

function queueEndEvent(tx: RunnerTransaction, run: Run, name: string, facts: object): void {
  const data = { function_id: run.functionId, run_id: run.id, event: run.event, ...facts };
  tx.internalEvents.push({ id: randomUUID(), name, ts: Date.now(), data });
}
