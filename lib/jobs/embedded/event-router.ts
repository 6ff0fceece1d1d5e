import { parseTime } from './durations';
import { cancelRun } from './end-run';
import type { RunnerContext, RunnerTransaction, Run } from './runner-context';
import { holds } from './expression';
import type { DurableEvent } from './protocol';
import { lockRunningRun, resumeRun, startRuns } from './run-store';

/** Starts, resumes and cancels the runs that match the events, in the events' order. */
export async function routeEvents(
  context: RunnerContext,
  tx: RunnerTransaction,
  events: DurableEvent[],
): Promise<void> {
  // In batches, but a run started by an earlier event can be cancelled by a later one.
  let batch: DurableEvent[] = [];
  for (const event of events) {
    if (cancelsRuns(context, event)) {
      await resumeAndStartRuns(context, tx, batch);
      batch = [];
      await cancelRuns(context, tx, event);
    }
    batch.push(event);
  }
  await resumeAndStartRuns(context, tx, batch);
}

async function resumeAndStartRuns(
  context: RunnerContext,
  tx: RunnerTransaction,
  events: DurableEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await resumeWaitingRuns(context, tx, events);
  for (const config of context.functions.values()) {
    const starting = events.filter((event) =>
      config.triggers.some((trigger) => trigger.event === event.name && holds(trigger.expression, { event })),
    );
    await startRuns(context, tx, config, starting);
  }
}

async function resumeWaitingRuns(context: RunnerContext, tx: RunnerTransaction, events: DurableEvent[]): Promise<void> {
  const waits = await tx.sql.query<{
    runId: string;
    stepId: string;
    eventName: string;
    expression: string | null;
    event: DurableEvent;
  }>(
    `select wait.run_id as "runId", wait.step_id as "stepId", wait.event_name as "eventName", wait.expression, run.event
     from durable_wait wait join durable_run run on run.id = wait.run_id
     where wait.event_name = any($1) order by wait.run_id`,
    [[...new Set(events.map(({ name }) => name))]],
  );
  for (const wait of waits) {
    const awaited = events.find(
      (event) => event.name === wait.eventName && holds(wait.expression, { event: wait.event, async: event }),
    );
    if (awaited) await resumeRun(context, tx, wait, { type: 'data', data: awaited });
  }
}

function cancelsRuns(context: RunnerContext, event: DurableEvent): boolean {
  return [...context.functions.values()].some((config) => config.cancel?.some((rule) => rule.event === event.name));
}

async function cancelRuns(context: RunnerContext, tx: RunnerTransaction, event: DurableEvent): Promise<void> {
  for (const config of context.functions.values()) {
    for (const rule of config.cancel ?? []) {
      if (rule.event !== event.name) continue;
      const runs = await tx.sql.query<Pick<Run, 'id' | 'event' | 'startedAt'>>(
        `select id, event, started_at as "startedAt" from durable_run
         where function_id = $1 and state = 'RUNNING' order by id`,
        [config.id],
      );
      for (const { id, event: started, startedAt } of runs) {
        const tooLate = rule.timeout && parseTime(rule.timeout, startedAt) < new Date();
        if (tooLate || !holds(rule.if, { event: started, async: event })) continue;
        const run = await lockRunningRun(tx, id);
        if (run) await cancelRun(context, tx, run);
      }
    }
  }
}
