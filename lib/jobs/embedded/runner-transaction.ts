import { fillSlots } from './call-queue';
import { openTransaction, sendJobs, type RunnerContext, type RunnerTransaction } from './runner-context';
import type { Sql } from './runner-database';
import { routeEvents } from './event-router';

/** As `withRunnerTransaction`, in a new transaction. */
export async function runnerTransaction<T>(
  context: RunnerContext,
  work: (tx: RunnerTransaction) => Promise<T>,
): Promise<T> {
  return context.database.transaction((sql) => withRunnerTransaction(context, sql, work));
}

/**
 * Runs `work` in an open transaction, then routes the events of ended runs, gives freed slots to waiting calls and
 * sends the jobs to pg-boss.
 */
export async function withRunnerTransaction<T>(
  context: RunnerContext,
  sql: Sql,
  work: (tx: RunnerTransaction) => Promise<T>,
): Promise<T> {
  const tx = openTransaction(sql);
  const result = await work(tx);
  while (tx.internalEvents.length > 0) await routeEvents(context, tx, tx.internalEvents.splice(0));
  // The same order everywhere prevents deadlocks.
  for (const functionId of [...tx.touched].sort()) await fillSlots(context, tx, functionId);
  await sendJobs(context, tx);
  return result;
}

/** Checks the waiting calls of every function: limits may have changed since the last start. */
export async function fillAllSlots(context: RunnerContext): Promise<void> {
  await runnerTransaction(context, async (tx) => {
    for (const functionId of context.functions.keys()) tx.touched.add(functionId);
  });
}
