import { queues, type RunnerContext } from './runner-context';

/**
 * The `values` for which a run is in progress whose event data holds the value under `key`. A run is in progress while
 * a call, an awaited event or a timer can continue it.
 */
export async function findRunning(context: RunnerContext, key: string, values: string[]): Promise<string[]> {
  const rows = await context.database.query<{ value: string }>(
    `select distinct run.event->'data'->>$1 as value from durable_run run
     where run.function_id = any($2) and run.state = 'RUNNING' and run.event->'data'->>$1 = any($3)
       and (exists (select 1 from durable_call call where call.run_id = run.id)
         or exists (select 1 from durable_wait wait where wait.run_id = run.id)
         or exists (select 1 from pgboss.job job where job.name = $4 and job.state in ('created', 'retry', 'active')
                    and job.data->>'runId' = run.id::text))`,
    [key, [...context.functions.keys()], values, queues.timer],
  );
  return rows.map(({ value }) => value);
}
