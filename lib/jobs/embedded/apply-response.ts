import { z } from 'zod';
import { databaseWaitName } from '../database-wait';
import { applyOperation, UnsupportedOperationError } from './apply-operation';
import { parseTime } from './durations';
import { completeRun, failRun } from './end-run';
import type { RunnerContext, RunnerTransaction, Run } from './runner-context';
import { ExpressionError } from './expression';
import type { Operation } from './protocol';
import { advanceRun, finishStep } from './run-store';
import type { CallAnswer } from './sdk-requests';

export interface RespondedCall {
  /** At least 1. */
  maxAttempts: number;
  stepId: string;
  attempt: number;
  answer: CallAnswer;
}

/** Stores the result of a call and schedules what follows. This transaction holds the run's lock. */
export async function applyResponse(
  context: RunnerContext,
  tx: RunnerTransaction,
  run: Run,
  call: RespondedCall,
): Promise<void> {
  const { answer } = call;
  if (answer.kind === 'completed') return completeRun(context, tx, run, answer.output);
  if (waitsForDatabase(answer)) return retry(context, tx, run, call, { uncounted: true });
  if (answer.kind === 'failed') {
    if (answer.final || isLastAttempt(call)) return failRun(context, tx, run, answer.error);
    return retry(context, tx, run, call, { after: answer.retryAfter });
  }
  return applyOperations(context, tx, run, call, answer);
}

async function applyOperations(
  context: RunnerContext,
  tx: RunnerTransaction,
  run: Run,
  call: RespondedCall,
  answer: Extract<CallAnswer, { kind: 'operations' }>,
): Promise<void> {
  const failed = answer.operations.find((operation) => operation.op === 'StepError');
  if (failed && !answer.final && !isLastAttempt(call))
    return retry(context, tx, run, call, { after: answer.retryAfter });
  try {
    for (const operation of answer.operations) {
      if (isFailure(operation)) await finishStep(tx, run.id, operation, { type: 'error', error: operation.error });
      else await applyOperation(context, tx, run, operation);
    }
  } catch (error) {
    if (!(error instanceof UnsupportedOperationError) && !(error instanceof ExpressionError)) throw error;
    return failRun(context, tx, run, { name: error.name, message: error.message });
  }
  return advanceRun(context, tx, run);
}

function isFailure(operation: Operation): boolean {
  return operation.op === 'StepError' || operation.op === 'StepFailed';
}

function isLastAttempt(call: RespondedCall): boolean {
  return call.attempt + 1 >= call.maxAttempts;
}

const errorSchema = z.object({ name: z.literal(databaseWaitName) });

/** Whether a step could not write because the database takes no writes now: that is no attempt. */
function waitsForDatabase(answer: CallAnswer): boolean {
  if (answer.kind === 'completed') return false;
  const errors = answer.kind === 'failed' ? [answer.error] : answer.operations.map(({ error }) => error);
  return errors.some((error) => errorSchema.safeParse(error).success);
}

/** Schedules the same call again. Attempts are counted per step, except those that `uncounted` leaves out. */
async function retry(
  context: RunnerContext,
  tx: RunnerTransaction,
  run: Run,
  call: RespondedCall,
  how: { after?: string | undefined; uncounted?: boolean },
): Promise<void> {
  const attempt = how.uncounted ? call.attempt : call.attempt + 1;
  const at = how.after ? parseTime(how.after) : new Date(Date.now() + context.retryDelayMs(call.attempt + 1));
  tx.timers.push({ job: { kind: 'retry', runId: run.id, stepId: call.stepId, attempt }, at });
}
