import { admit, concurrencyLimits, slotKeysOf, type ConcurrencyLimit, type WaitingCall } from './concurrency-slots';
import type { RunnerContext, RunnerTransaction, Run } from './runner-context';
import { sortedIds } from './sorted-ids';

/** How many calls with the same slot keys are considered when slots become free. */
const candidatesPerKey = 20;

/**
 * Queues a call of the run's function; it runs as soon as the function's concurrency limits allow. The first call of a
 * continued run keeps the slot of the call before.
 */
export async function requestCall(
  context: RunnerContext,
  tx: RunnerTransaction,
  run: Run,
  stepId: string,
  attempt = 0,
): Promise<void> {
  const { reservedCall } = tx;
  if (reservedCall?.runId === run.id && !reservedCall.isTaken) {
    reservedCall.isTaken = await continueRun(context, tx, run, { id: reservedCall.nextCallId, stepId, attempt });
  } else await requestCalls(context, tx, [run], stepId, attempt);
}

/** Without a job: a call that this runner does not make after all, or that of a dead one, is recovered. */
async function continueRun(
  context: RunnerContext,
  tx: RunnerTransaction,
  run: Run,
  call: { id: string; stepId: string; attempt: number },
): Promise<boolean> {
  const config = context.functions.get(run.functionId);
  const inserted = await tx.sql.query(
    `insert into durable_call (id, run_id, function_id, step_id, attempt, slot_keys, queued, run_started_at, owner_id)
     values ($1, $2, $3, $4, $5, $6, true, $7, $8) on conflict (run_id, step_id) do nothing returning id`,
    [
      call.id,
      run.id,
      run.functionId,
      call.stepId,
      call.attempt,
      config ? slotKeysOf(config, run.event) : [],
      run.startedAt,
      context.ownerId,
    ],
  );
  return inserted.length > 0;
}

/** As `requestCall`, for many runs in one statement, first in first out. */
export async function requestCalls(
  context: RunnerContext,
  tx: RunnerTransaction,
  runs: Run[],
  stepId: string,
  attempt = 0,
): Promise<void> {
  const ids = sortedIds(runs.length);
  const calls = runs.map((run, position) => {
    const config = context.functions.get(run.functionId);
    const slotKeys = config ? slotKeysOf(config, run.event) : [];
    return { id: ids[position], runId: run.id, functionId: run.functionId, slotKeys, startedAt: run.startedAt };
  });
  const inserted = await tx.sql.query<{ id: string; functionId: string; queued: boolean }>(
    `insert into durable_call (id, run_id, function_id, step_id, attempt, slot_keys, queued, run_started_at)
     select id, "runId", "functionId", $2, $3, "slotKeys", cardinality("slotKeys") = 0, "startedAt"
     from jsonb_to_recordset($1::jsonb)
       as new(id uuid, "runId" uuid, "functionId" text, "slotKeys" text[], "startedAt" timestamptz)
     on conflict (run_id, step_id) do nothing returning id, function_id as "functionId", queued`,
    [JSON.stringify(calls), stepId, attempt],
  );
  for (const { id, functionId, queued } of inserted) {
    if (queued) tx.readyCalls.push(id);
    else tx.touched.add(functionId);
  }
}

/**
 * Admits as many waiting calls of a function as its limits allow, in turns of their slot keys. The recursive CTE walks the
 * index from one set of slot keys to the next, so the cost grows with the number of keys, not of calls.
 */
export async function fillSlots(context: RunnerContext, tx: RunnerTransaction, functionId: string): Promise<void> {
  const config = context.functions.get(functionId);
  const limits = config ? concurrencyLimits(config) : [];
  if (limits.length === 0) return;
  await tx.sql.query(`select pg_advisory_xact_lock(hashtextextended($1, 20261121))`, [functionId]);
  const held = await tx.sql.query<{ slotKeys: string[] }>(
    `select slot_keys as "slotKeys" from durable_call where function_id = $1 and queued`,
    [functionId],
  );
  const free = freeSlots(limits, held.length);
  if (free === 0) return;
  const waiting = await tx.sql.query<WaitingCall>(
    `with recursive keys as (
       (select slot_keys from durable_call where function_id = $1 and not queued order by slot_keys limit 1)
       union all
       select (select slot_keys from durable_call
               where function_id = $1 and not queued and slot_keys > keys.slot_keys order by slot_keys limit 1)
       from keys where keys.slot_keys is not null
     )
     select call.id, call.slot_keys as "slotKeys" from keys
     left join durable_turn turn on turn.function_id = $1 and turn.slot_keys = keys.slot_keys::text
     cross join lateral (
       select id, slot_keys, run_started_at from durable_call
       where function_id = $1 and not queued and slot_keys = keys.slot_keys order by run_started_at, id limit $2
     ) call order by turn.at nulls first, call.run_started_at, call.id`,
    [functionId, Math.min(free, candidatesPerKey)],
  );
  const ready = admit(
    limits,
    held.flatMap((call) => call.slotKeys),
    waiting,
  );
  if (ready.length === 0) return;
  await tx.sql.query(
    `with admitted as (update durable_call set queued = true where id = any($2) returning slot_keys)
     insert into durable_turn (function_id, slot_keys, at)
     select $1, slot_keys::text, clock_timestamp() from admitted group by slot_keys
     on conflict (function_id, slot_keys) do update set at = excluded.at`,
    [functionId, ready],
  );
  tx.readyCalls.push(...ready);
}

/** How many calls the function-wide limits still allow: usually one, after a call has ended. */
function freeSlots(limits: ConcurrencyLimit[], held: number): number {
  const limitsOfAll = limits.filter(({ key }) => !key).map(({ limit }) => limit);
  return Math.max(0, Math.min(...limitsOfAll) - held);
}
