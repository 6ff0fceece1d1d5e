import type { PgBoss } from 'pg-boss';
import { bossDatabaseOf, type RunnerDatabase, type Sql } from './runner-database';
import type { DurableEvent, FunctionConfig } from './protocol';
import type { SdkHandler } from './sdk-requests';

/** What every part of a runner needs. */
export interface RunnerContext {
  database: RunnerDatabase;
  boss: PgBoss;
  handler: SdkHandler;
  functions: ReadonlyMap<string, FunctionConfig>;
  /** Marks the calls that this runner makes. */
  ownerId: number;
  /** Milliseconds before the given attempt; 1 is the first retry. */
  retryDelayMs: (attempt: number) => number;
  /** The calls that this runner is making, or is about to. */
  runningCalls: Set<string>;
  /** Runs are no longer continued in this process. */
  isStopping: boolean;
}

export const queues = {
  /** One job per call. */
  call: 'durable-call',
  /** One job per sleep, timeout or retry. */
  timer: 'durable-timer',
  /** One job per due cron trigger. */
  cron: 'durable-cron',
} as const;

export interface Run {
  id: string;
  functionId: string;
  event: DurableEvent;
  startedAt: Date;
  parentRunId: string | null;
  parentStepId: string | null;
}

export type TimerJob =
  | { kind: 'resume'; runId: string; stepId: string }
  | { kind: 'invoke-timeout'; runId: string; stepId: string }
  | { kind: 'retry'; runId: string; stepId: string; attempt: number }
  /** An event sent with a time in the future. */
  | { kind: 'event'; event: DurableEvent };

/** One transaction of the runner: state changes are committed together with the jobs they cause. */
export interface RunnerTransaction {
  sql: Sql;
  /** Functions that may have a free slot for a waiting call; checked before the commit. */
  touched: Set<string>;
  /** Ids of calls that may run now. */
  readyCalls: string[];
  timers: { job: TimerJob; at: Date }[];
  /** The run whose call this transaction ends: its next call may keep the slot, and follows at once in this process. */
  reservedCall: { runId: string; nextCallId: string; isTaken: boolean } | null;
  /** The runner's own events, such as `inngest/function.failed`; routed before the commit. */
  internalEvents: DurableEvent[];
}

export function openTransaction(sql: Sql): RunnerTransaction {
  return { sql, touched: new Set(), readyCalls: [], timers: [], reservedCall: null, internalEvents: [] };
}

/** Sends the transaction's jobs to pg-boss, in the same transaction. */
export async function sendJobs(context: RunnerContext, tx: RunnerTransaction): Promise<void> {
  const db = bossDatabaseOf(tx.sql);
  if (tx.readyCalls.length > 0) {
    const jobs = tx.readyCalls.map((id) => ({ id, data: { callId: id } }));
    await context.boss.insert(queues.call, jobs, { db });
  }
  if (tx.timers.length > 0) {
    const jobs = tx.timers.map(({ job, at }) => ({ data: job, startAfter: at }));
    await context.boss.insert(queues.timer, jobs, { db });
  }
}
