import { randomUUID } from 'node:crypto';
import type { JobWithMetadata } from 'pg-boss';
import { parseCron, scheduleKey } from './cron-trigger';
import { queues, type RunnerContext } from './runner-context';
import type { Sql } from './runner-database';
import { withRunnerTransaction } from './runner-transaction';
import { startRuns } from './run-store';

export interface CronJob {
  functionId: string;
  cron: string;
}

/** What is due of a function that no process knows is given up then; soon, as it may be due every minute. */
const keepUnknownMs = 60 * 60_000;

type DueJob = Pick<JobWithMetadata<CronJob>, 'data' | 'createdOn'>;

/**
 * Makes pg-boss's schedules match the functions' cron triggers. pg-boss ensures that one process fires each, and fires
 * once after a time when no process ran.
 */
export async function updateCronSchedules(context: RunnerContext): Promise<void> {
  const wanted = new Set<string>();
  for (const config of context.functions.values()) {
    for (const { cron } of config.triggers) {
      if (!cron) continue;
      const { expression, timeZone } = parseCron(cron);
      const key = scheduleKey(config.id, cron);
      wanted.add(key);
      const job: CronJob = { functionId: config.id, cron };
      await context.boss.schedule(queues.cron, expression, job, { key, tz: timeZone, missed: 'once' });
    }
  }
  for (const { key } of await context.boss.getSchedules(queues.cron)) {
    if (!wanted.has(key)) await context.boss.unschedule(queues.cron, key);
  }
}

/**
 * Starts the run of a due cron trigger, in the transaction in which pg-boss completes the job.
 *
 * @throws Error when this process does not know the function: during a rollout another may, and the job is delivered again
 * for an hour
 */
export async function executeCron(context: RunnerContext, sql: Sql, due: DueJob): Promise<void> {
  const job = due.data;
  const config = context.functions.get(job.functionId);
  if (!config && Date.now() - due.createdOn.getTime() > keepUnknownMs) return;
  if (!config) throw new Error(`This process does not know the function ${job.functionId}.`);
  const event = { id: randomUUID(), name: 'inngest/scheduled.timer', ts: Date.now(), data: { cron: job.cron } };
  await withRunnerTransaction(context, sql, (tx) => startRuns(context, tx, config, [event]));
}
