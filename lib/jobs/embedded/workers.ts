import type { Job, JobWithMetadata, Db as BossDb } from 'pg-boss';
import { executeCron, type CronJob } from './cron-schedules';
import { queues, type RunnerContext, type TimerJob } from './runner-context';
import { sqlOf } from './runner-database';
import { executeCall, type CallJob } from './execute-call';
import { executeTimer } from './execute-timer';

/** Starts the workers of all queues. */
export async function startWorkers(context: RunnerContext, callWorkers: number): Promise<void> {
  for (let worker = 0; worker < callWorkers; worker += 1) await startCallWorker(context);
  await startTimerWorker(context);
  const options = { transactional: true, includeMetadata: true, pollingIntervalSeconds: 2 } as const;
  await context.boss.work<CronJob, void, typeof options>(
    queues.cron,
    options,
    async ([job]: JobWithMetadata<CronJob>[], db: BossDb) => {
      if (job) await executeCron(context, sqlOf(db), job);
    },
  );
}

/** New jobs wake the worker, and polling is the safety net; behind a pooler nothing wakes it. */
async function startCallWorker(context: RunnerContext): Promise<void> {
  const options = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 5 };
  const worker = await context.boss.work<CallJob>(queues.call, options, async ([job]) => {
    // After a job the worker polls again at once: there may be more.
    context.boss.notifyWorker(worker);
    if (job) await executeCall(context, job);
  });
}

/** Due times send no notification, so the queue is polled twice a second. */
async function startTimerWorker(context: RunnerContext): Promise<void> {
  const options = { transactional: true, pollingIntervalSeconds: 0.5 } as const;
  const worker = await context.boss.work<TimerJob, void, typeof options>(
    queues.timer,
    options,
    async ([job]: Job<TimerJob>[], db: BossDb) => {
      context.boss.notifyWorker(worker);
      if (job) await executeTimer(context, sqlOf(db), job.data);
    },
  );
}
