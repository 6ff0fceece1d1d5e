import { randomUUID } from 'node:crypto';
import { admit, concurrencyLimits, slotKeysOf, type WaitingCall } from './concurrency-slots';
import type { EngineContext, EngineTransaction, Run } from './engine-context';

/** How many calls with the same slots are looked at when slots become free. */
const candidatesPerKey = 50;

/** Asks for a call of the run's function; it is made as soon as the function's concurrency limits allow. */
export async function requestCall(
  context: EngineContext,
  tx: EngineTransaction,
  run: Run,
  stepId: string,
  attempt = 0,
): Promise<void> {
  const config = context.functions.get(run.functionId);
  const slotKeys = config ? slotKeysOf(config, run.event) : [];
  const id = randomUUID();
  const inserted = await tx.sql.query(
    `insert into durable_call (id, run_id, function_id, step_id, attempt, slot_keys, queued_at, run_started_at)
     values ($1, $2, $3, $4, $5, $6, case when $7 then now() end, $8)
     on conflict (run_id, step_id) do nothing returning id`,
    [id, run.id, run.functionId, stepId, attempt, slotKeys, slotKeys.length === 0, run.startedAt],
  );
  if (inserted.length === 0) return;
  if (slotKeys.length === 0) tx.readyCalls.push(id);
  else tx.touched.add(run.functionId);
}

/** Lets waiting calls of a function run, as many as its limits allow. */
export async function fillSlots(context: EngineContext, tx: EngineTransaction, functionId: string): Promise<void> {
  const config = context.functions.get(functionId);
  const limits = config ? concurrencyLimits(config) : [];
  if (limits.length === 0) return;
  await tx.sql.query(`select pg_advisory_xact_lock(hashtextextended($1, 20261121))`, [functionId]);
  const held = await tx.sql.query<{ slotKeys: string[] }>(
    `select slot_keys as "slotKeys" from durable_call where function_id = $1 and queued_at is not null`,
    [functionId],
  );
  const waiting = await tx.sql.query<WaitingCall>(
    `select id, slot_keys as "slotKeys" from (
       select id, slot_keys, run_started_at,
         row_number() over (partition by slot_keys order by run_started_at, id) as position
       from durable_call where function_id = $1 and queued_at is null
     ) call where position <= $2 order by run_started_at, id`,
    [functionId, candidatesPerKey],
  );
  const ready = admit(
    limits,
    held.flatMap((call) => call.slotKeys),
    waiting,
  );
  if (ready.length === 0) return;
  await tx.sql.query(`update durable_call set queued_at = now() where id = any($1)`, [ready]);
  tx.readyCalls.push(...ready);
}
