import { fillSlots } from './call-queue';
import { openTransaction, sendJobs, type EngineContext, type EngineTransaction } from './engine-context';
import type { Sql } from './engine-database';
import { routeEvents } from './event-router';

/** Runs `work` in one transaction, together with everything that follows from it: see `withEngineTransaction`. */
export async function engineTransaction<T>(
  context: EngineContext,
  work: (tx: EngineTransaction) => Promise<T>,
): Promise<T> {
  return context.database.transaction((sql) => withEngineTransaction(context, sql, work));
}

/**
 * Runs `work` in a transaction that somebody else opened. Afterwards the events that ended runs sent are routed,
 * calls take the slots that became free, and the jobs are handed to pg-boss: all or nothing is committed.
 */
export async function withEngineTransaction<T>(
  context: EngineContext,
  sql: Sql,
  work: (tx: EngineTransaction) => Promise<T>,
): Promise<T> {
  const tx = openTransaction(sql);
  const result = await work(tx);
  while (tx.internalEvents.length > 0) await routeEvents(context, tx, tx.internalEvents.splice(0));
  // In one order everywhere, so that two transactions never wait for each other's locks.
  for (const functionId of [...tx.touched].sort()) await fillSlots(context, tx, functionId);
  await sendJobs(context, tx);
  return result;
}

/** Looks at every function's waiting calls: limits may have changed since the engine last ran. */
export async function fillAllSlots(context: EngineContext): Promise<void> {
  await engineTransaction(context, async (tx) => {
    for (const functionId of context.functions.keys()) tx.touched.add(functionId);
  });
}
