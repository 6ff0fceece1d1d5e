import { momentOf } from './durations';
import { cancelRun } from './end-run';
import type { EngineContext, EngineTransaction, Run } from './engine-context';
import { holds } from './expression';
import type { DurableEvent } from './protocol';
import { lockRunningRun, resumeRun, startRun } from './run-store';

/** Starts, resumes and cancels the runs that an event is for. */
export async function routeEvent(context: EngineContext, tx: EngineTransaction, event: DurableEvent): Promise<void> {
  await cancelRuns(context, tx, event);
  await resumeWaitingRuns(context, tx, event);
  for (const config of context.functions.values()) {
    const triggered = config.triggers.some(
      (trigger) => trigger.event === event.name && holds(trigger.expression, { event }),
    );
    if (triggered) await startRun(context, tx, config, event);
  }
}

async function resumeWaitingRuns(context: EngineContext, tx: EngineTransaction, event: DurableEvent): Promise<void> {
  const waits = await tx.sql.query<{ runId: string; stepId: string; expression: string | null; event: DurableEvent }>(
    `select wait.run_id as "runId", wait.step_id as "stepId", wait.expression, run.event
     from durable_wait wait join durable_run run on run.id = wait.run_id
     where wait.event_name = $1 order by wait.run_id`,
    [event.name],
  );
  for (const wait of waits) {
    if (!holds(wait.expression, { event: wait.event, async: event })) continue;
    await resumeRun(context, tx, wait, { type: 'data', data: event });
  }
}

async function cancelRuns(context: EngineContext, tx: EngineTransaction, event: DurableEvent): Promise<void> {
  for (const config of context.functions.values()) {
    for (const rule of config.cancel ?? []) {
      if (rule.event !== event.name) continue;
      const runs = await tx.sql.query<Pick<Run, 'id' | 'event' | 'startedAt'>>(
        `select id, event, started_at as "startedAt" from durable_run
         where function_id = $1 and state = 'RUNNING' order by id`,
        [config.id],
      );
      for (const { id, event: started, startedAt } of runs) {
        const tooLate = rule.timeout && momentOf(rule.timeout, startedAt) < new Date();
        if (tooLate || !holds(rule.if, { event: started, async: event })) continue;
        const run = await lockRunningRun(tx, id);
        if (run) await cancelRun(context, tx, run);
      }
    }
  }
}
