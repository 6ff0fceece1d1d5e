import { randomUUID } from 'node:crypto';
import type { Job } from 'pg-boss';
import { applyResponse } from './apply-response';
import { queues, type RunnerContext, type Run } from './runner-context';
import { runnerTransaction } from './runner-transaction';
import { maxAttempts, type FunctionConfig, type StepResult } from './protocol';
import { advanceRun, lockRunningRun } from './run-store';
import { requestCall, type CallAnswer } from './sdk-requests';

export interface CallJob {
  callId: string;
}

/** Enough for an analysis; a run of hundreds of steps lets others in between. */
const maxCallsInARow = 10;

/** After this many deaths of its process a call is not retried: the step itself kills it. */
const maxDeliveries = 10;

/** A call of a function that no process knows is given up then: a rollout is over. */
const keepUnknownHours = 24;

interface Call {
  stepId: string;
  attempt: number;
  /** How often it was started, including this time. */
  deliveries: number;
  run: Run;
  running: boolean;
  steps: Record<string, StepResult>;
  completionOrder: string[];
  hasPendingSteps: boolean;
}

/**
 * Makes one job's call, and those of the same run that follow at once: the run keeps its slot, and the queue is spared.
 *
 * After some calls the run goes through the queue again, so that others get their turn.
 */
export async function executeCall(context: RunnerContext, job: Job<CallJob>): Promise<void> {
  let callId: string | null = job.data.callId;
  for (let made = 1; callId; made += 1) {
    const nextCallId = randomUUID();
    const mayContinue = made < maxCallsInARow && !context.isStopping;
    // In hand before it is committed: whatever nobody has in hand is recovered.
    context.runningCalls.add(callId).add(nextCallId);
    let isTaken = false;
    try {
      isTaken = await executeOne(context, callId, mayContinue ? nextCallId : null);
    } finally {
      context.runningCalls.delete(callId);
      if (!isTaken) context.runningCalls.delete(nextCallId);
    }
    callId = isTaken ? nextCallId : null;
  }
}

/**
 * Makes one call and commits its result together with what follows. A second delivery does nothing, because the call's
 * row is gone; when two processes make the same call, the one that began last commits and the other's result is dropped: a
 * process that was halted, and taken for dead, stores nothing.
 *
 * @param nextCallId for the call of the same run that this process makes next; null: it goes through the queue
 * @returns whether there is such a call
 */
async function executeOne(context: RunnerContext, callId: string, nextCallId: string | null): Promise<boolean> {
  const known = [...context.functions.keys()];
  const call = (await loadCall(context, callId, known)) ?? (await loadUnknownCall(context, callId, known));
  if (!call) return false;
  const config = context.functions.get(call.run.functionId);
  const alreadyDone = !call.running || call.stepId in call.steps;
  const answer = alreadyDone ? undefined : await makeCall(context, config, call);
  return runnerTransaction(context, async (tx) => {
    const run = await lockRunningRun(tx, call.run.id);
    const deleted = await tx.sql.query(
      `delete from durable_call where id = $1 and owner_id = $2 and deliveries = $3 returning id`,
      [callId, context.ownerId, call.deliveries],
    );
    if (deleted.length === 0) return false;
    if (nextCallId) tx.reservedCall = { runId: call.run.id, nextCallId, isTaken: false };
    if (run && answer) {
      const { stepId, attempt } = call;
      const attempts = { stepId, attempt, maxAttempts: config ? maxAttempts(config) : 1 };
      await applyResponse(context, tx, run, { ...attempts, answer });
    } else if (run) await advanceRun(context, tx, run);
    const isTaken = tx.reservedCall?.isTaken ?? false;
    if (!isTaken) tx.touched.add(call.run.functionId);
    return isTaken;
  });
}

async function makeCall(context: RunnerContext, config: FunctionConfig | undefined, call: Call): Promise<CallAnswer> {
  if (!config) return finalFailure(`There is no function "${call.run.functionId}" any more.`);
  if (call.deliveries > maxDeliveries) {
    return finalFailure(`The process ended ${maxDeliveries} times while this step ran.`);
  }
  return requestCall(context.handler, {
    functionId: config.id,
    stepId: call.stepId,
    runId: call.run.id,
    attempt: call.attempt,
    maxAttempts: maxAttempts(config),
    event: call.run.event,
    steps: call.steps,
    completionOrder: call.completionOrder,
    hasPendingSteps: call.hasPendingSteps,
  });
}

function finalFailure(message: string): CallAnswer {
  return { kind: 'failed', error: { name: 'Error', message }, final: true, retryAfter: undefined };
}

/**
 * A call of a function that this process does not know. During a rollout another may: the call is left as it is, and given up
 * only when none has made it in a day.
 *
 * @throws Error before that: its job is delivered again, here or elsewhere
 */
async function loadUnknownCall(context: RunnerContext, callId: string, known: string[]): Promise<Call | undefined> {
  const [call] = await context.database.query<{ functionId: string; isOld: boolean }>(
    `select call.function_id as "functionId", job.created_on < now() - make_interval(hours => $4) as "isOld"
     from durable_call call join pgboss.job job on job.name = $2 and job.id = call.id
     where call.id = $1 and call.function_id <> all($3)`,
    [callId, queues.call, known, keepUnknownHours],
  );
  if (!call) return undefined;
  if (!call.isOld) throw new Error(`This process does not know the function ${call.functionId}.`);
  return loadCall(context, callId, [call.functionId]);
}

/** Marks a call of one of the functions as made by this runner and loads what it needs. Undefined when there is none. */
async function loadCall(context: RunnerContext, callId: string, functionIds: string[]): Promise<Call | undefined> {
  const [row] = await context.database.query<
    Run & {
      stepId: string;
      attempt: number;
      deliveries: number;
      state: string;
      completionOrder: string[];
      steps: Stored | null;
    }
  >(
    `with call as (
       update durable_call set owner_id = $2, deliveries = deliveries + 1 where id = $1 and function_id = any($3)
       returning run_id, step_id, attempt, deliveries
     )
     select run.id, run.function_id as "functionId", run.event, run.started_at as "startedAt", run.state,
       run.parent_run_id as "parentRunId", run.parent_step_id as "parentStepId", call.step_id as "stepId",
       call.attempt, call.deliveries, run.completion_order as "completionOrder",
       (select jsonb_object_agg(step_id, result) from durable_step step where step.run_id = run.id) as steps
     from call join durable_run run on run.id = call.run_id`,
    [callId, context.ownerId, functionIds],
  );
  if (!row) return undefined;
  const { stepId, attempt, deliveries, state, completionOrder, steps: stored, ...run } = row;
  const entries = Object.entries(stored ?? {});
  const finished = entries.filter((entry): entry is [string, StepResult] => entry[1] !== null);
  return {
    stepId,
    attempt,
    deliveries,
    run,
    running: state === 'RUNNING',
    steps: Object.fromEntries(finished),
    completionOrder,
    hasPendingSteps: finished.length < entries.length,
  };
}

type Stored = Record<string, StepResult | null>;
