import { randomUUID } from 'node:crypto';
import { parseCron, scheduleKey } from './cron-trigger';
import { queues, type RunnerContext } from './runner-context';
import type { Sql } from './runner-database';
import { withRunnerTransaction } from './runner-transaction';
import { startRuns } from './run-store';

export interface CronJob {
  functionId: string;
  cron: string;
}

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

/** Starts the run of a due cron trigger, in the transaction in which pg-boss completes the job. */
export async function executeCron(context: RunnerContext, sql: Sql, job: CronJob): Promise<void> {
  const config = context.functions.get(job.functionId);
  if (!config) return;
  const event = { id: randomUUID(), name: 'inngest/scheduled.timer', ts: Date.now(), data: { cron: job.cron } };
  await withRunnerTransaction(context, sql, (tx) => startRuns(context, tx, config, [event]));
}
