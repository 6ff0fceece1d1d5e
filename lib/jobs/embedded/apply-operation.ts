import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { requestCall } from './call-queue';
import { parseTime } from './durations';
import type { RunnerContext, RunnerTransaction, Run } from './runner-context';
import { assertExpression } from './expression';
import type { Operation } from './protocol';
import { finishStep, planStep, startRuns } from './run-store';

/** A function used an unsupported operation at run time. */
export class UnsupportedOperationError extends Error {
  constructor(functionId: string, feature: string) {
    super(`The embedded runner does not support ${feature}, which the function "${functionId}" uses.`);
    this.name = 'UnsupportedOperationError';
  }
}

const waitOptionsSchema = z.looseObject({ timeout: z.string(), if: z.string().optional() });
const invokeOptionsSchema = z.looseObject({
  function_id: z.string(),
  payload: z.looseObject({ data: z.record(z.string(), z.unknown()).nullish() }),
  timeout: z.string().optional(),
});

/**
 * Stores one operation from a call's response: a step that ran, or a new step to run, sleep or wait.
 *
 * @throws UnsupportedOperationError naming function and feature
 * @throws ExpressionError when an event's condition cannot be evaluated
 */
export async function applyOperation(
  context: RunnerContext,
  tx: RunnerTransaction,
  run: Run,
  operation: Operation,
): Promise<void> {
  if (operation.opts?.parallelMode) {
    throw new UnsupportedOperationError(
      run.functionId,
      `group.parallel (mode "${String(operation.opts.parallelMode)}")`,
    );
  }
  switch (operation.op) {
    case 'StepRun':
      await finishStep(tx, run.id, operation, { type: 'data', data: operation.data ?? null });
      return;
    case 'StepPlanned':
      if (await planStep(tx, run.id, operation)) await requestCall(context, tx, run, operation.id);
      return;
    case 'Sleep':
      if (await planStep(tx, run.id, operation)) setTimer(tx, run, operation, 'resume', operation.name ?? '');
      return;
    case 'WaitForEvent':
      return waitForEvent(tx, run, operation);
    case 'InvokeFunction':
      return invokeFunction(context, tx, run, operation);
    default:
      throw new UnsupportedOperationError(run.functionId, operation.op);
  }
}

async function waitForEvent(tx: RunnerTransaction, run: Run, operation: Operation): Promise<void> {
  const { timeout, if: expression } = waitOptionsSchema.parse(operation.opts);
  if (expression) assertExpression(expression);
  if (!(await planStep(tx, run.id, operation))) return;
  await tx.sql.query(`insert into durable_wait (run_id, step_id, event_name, expression) values ($1, $2, $3, $4)`, [
    run.id,
    operation.id,
    operation.name,
    expression ?? null,
  ]);
  setTimer(tx, run, operation, 'resume', timeout);
}

async function invokeFunction(
  context: RunnerContext,
  tx: RunnerTransaction,
  run: Run,
  operation: Operation,
): Promise<void> {
  const { function_id: functionId, payload, timeout } = invokeOptionsSchema.parse(operation.opts);
  const config = context.functions.get(functionId);
  if (!(await planStep(tx, run.id, operation))) return;
  if (!config) {
    const error = { name: 'Error', message: `There is no function "${functionId}" to invoke.` };
    await finishStep(tx, run.id, operation, { type: 'error', error });
    return;
  }
  const event = { id: randomUUID(), name: 'inngest/function.invoked', ts: Date.now(), data: payload.data ?? {} };
  await startRuns(context, tx, config, [event], { runId: run.id, stepId: operation.id });
  if (timeout) setTimer(tx, run, operation, 'invoke-timeout', timeout);
}

function setTimer(
  tx: RunnerTransaction,
  run: Run,
  operation: Operation,
  kind: 'resume' | 'invoke-timeout',
  time: string,
): void {
  tx.timers.push({ job: { kind, runId: run.id, stepId: operation.id }, at: parseTime(time) });
}
