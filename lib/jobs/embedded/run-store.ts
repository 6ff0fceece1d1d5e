import { requestCall, requestCalls } from './call-queue';
import { sortedIds } from './sorted-ids';
import type { RunnerContext, RunnerTransaction, Run } from './runner-context';
import { evaluate } from './expression';
import { discoveryStepId, type DurableEvent, type FunctionConfig, type Operation, type StepResult } from './protocol';

const runColumns = `id, function_id as "functionId", event, started_at as "startedAt",
  parent_run_id as "parentRunId", parent_step_id as "parentStepId"`;

/**
 * Starts a run per event, in order, unless the function's idempotency key was used within the last 24 hours. An event
 * without a key always starts a run.
 */
export async function startRuns(
  context: RunnerContext,
  tx: RunnerTransaction,
  config: FunctionConfig,
  events: DurableEvent[],
  parent?: { runId: string; stepId: string },
): Promise<void> {
  const starting = await claimIdempotencyKeys(tx, config, events);
  if (starting.length === 0) return;
  const ids = sortedIds(starting.length);
  const runs = await tx.sql.query<Run>(
    `insert into durable_run (id, function_id, event, parent_run_id, parent_step_id, started_at)
     select id, $2, event, $3, $4, clock_timestamp() from jsonb_to_recordset($1::jsonb) as new(id uuid, event jsonb)
     returning ${runColumns}`,
    [
      JSON.stringify(starting.map((event, position) => ({ id: ids[position], event }))),
      config.id,
      parent?.runId ?? null,
      parent?.stepId ?? null,
    ],
  );
  await requestCalls(context, tx, runs, discoveryStepId);
}

/** The events with a new key, deduplicated by key, and those without a key. */
async function claimIdempotencyKeys(
  tx: RunnerTransaction,
  config: FunctionConfig,
  events: DurableEvent[],
): Promise<DurableEvent[]> {
  const { idempotency } = config;
  if (!idempotency || events.length === 0) return events;
  const keyed = events.map((event) => ({ event, key: evaluate(idempotency, { event }) }));
  const keys = new Set(keyed.flatMap(({ key }) => (key === null ? [] : [String(key)])));
  const claimed = await tx.sql.query<{ key: string }>(
    `insert into durable_idempotency (function_id, key) select $1, key from unnest($2::text[]) as new(key) order by key
     on conflict (function_id, key) do update set created_at = now()
       where durable_idempotency.created_at < now() - interval '24 hours'
     returning key`,
    [config.id, [...keys]],
  );
  const free = new Set(claimed.map(({ key }) => key));
  return keyed.flatMap(({ event, key }) => (key === null || free.delete(String(key)) ? [event] : []));
}

/** Locks a run for the rest of the transaction. Undefined when it has ended. */
export async function lockRunningRun(tx: RunnerTransaction, runId: string): Promise<Run | undefined> {
  const [run] = await tx.sql.query<Run>(
    `select ${runColumns} from durable_run where id = $1 and state = 'RUNNING' for update`,
    [runId],
  );
  return run;
}

/** Records a discovered step. False when it was already known. */
export async function planStep(tx: RunnerTransaction, runId: string, operation: Operation): Promise<boolean> {
  const inserted = await tx.sql.query(
    `insert into durable_step (run_id, step_id, operation, name) values ($1, $2, $3, $4)
     on conflict do nothing returning step_id`,
    [runId, operation.id, operation.op, operation.displayName ?? operation.name ?? null],
  );
  return inserted.length > 0;
}

/** Stores a step's result; a second result for the same step is dropped. */
export async function finishStep(
  tx: RunnerTransaction,
  runId: string,
  step: Pick<Operation, 'id' | 'op' | 'name' | 'displayName'>,
  result: StepResult,
): Promise<boolean> {
  const finished = await tx.sql.query(
    `with finished as (
       insert into durable_step (run_id, step_id, operation, name, result, ended_at) values ($1, $2, $3, $4, $5, now())
       on conflict (run_id, step_id) do update set result = excluded.result, ended_at = now()
         where durable_step.result is null
       returning run_id, step_id)
     update durable_run set completion_order = completion_order || finished.step_id
     from finished where id = finished.run_id returning id`,
    [runId, step.id, step.op, step.displayName ?? step.name ?? null, JSON.stringify(result)],
  );
  return finished.length > 0;
}

/** Discovers the next steps once no step of the run is pending. */
export async function advanceRun(context: RunnerContext, tx: RunnerTransaction, run: Run): Promise<void> {
  const pending = await tx.sql.query(`select 1 from durable_step where run_id = $1 and result is null limit 1`, [
    run.id,
  ]);
  if (pending.length === 0) await requestCall(context, tx, run, discoveryStepId);
}

/** Stores the result of an awaited step and continues the run. */
export async function resumeRun(
  context: RunnerContext,
  tx: RunnerTransaction,
  step: { runId: string; stepId: string },
  result: StepResult,
): Promise<void> {
  const run = await lockRunningRun(tx, step.runId);
  if (!run) return;
  await tx.sql.query(`delete from durable_wait where run_id = $1 and step_id = $2`, [step.runId, step.stepId]);
  const [planned] = await tx.sql.query<{ op: string; name: string | null }>(
    `select operation as op, name from durable_step where run_id = $1 and step_id = $2 and result is null`,
    [step.runId, step.stepId],
  );
  if (!planned) return;
  await finishStep(tx, run.id, { id: step.stepId, ...planned }, result);
  await advanceRun(context, tx, run);
}
