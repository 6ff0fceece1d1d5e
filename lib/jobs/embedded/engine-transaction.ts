import { fillSlots } from './call-queue';
import { openTransaction, sendJobs, type EngineContext, type EngineTransaction } from './engine-context';
import type { Sql } from './engine-database';
import { routeEvents } from './event-router';

/** As `withEngineTransaction`, in a new transaction. */
export async function engineTransaction<T>(
  context: EngineContext,
  work: (tx: EngineTransaction) => Promise<T>,
): Promise<T> {
  return context.database.transaction((sql) => withEngineTransaction(context, sql, work));
}

/**
 * Runs `work` in an open transaction, then routes the events of ended runs, gives freed slots to waiting calls and
 * sends the jobs to pg-boss.
 */
export async function withEngineTransaction<T>(
  context: EngineContext,
  sql: Sql,
  work: (tx: EngineTransaction) => Promise<T>,
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
export async function fillAllSlots(context: EngineContext): Promise<void> {
  await engineTransaction(context, async (tx) => {
    for (const functionId of context.functions.keys()) tx.touched.add(functionId);
  });
}
