import { applyOperation, UnsupportedOperationError } from './apply-operation';
import { parseTime } from './durations';
import { completeRun, failRun } from './end-run';
import type { EngineContext, EngineTransaction, Run } from './engine-context';
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
  context: EngineContext,
  tx: EngineTransaction,
  run: Run,
  call: RespondedCall,
): Promise<void> {
  const { answer } = call;
  if (answer.kind === 'completed') return completeRun(context, tx, run, answer.output);
  if (answer.kind === 'failed') {
    if (answer.final || isLastAttempt(call)) return failRun(context, tx, run, answer.error);
    return retry(context, tx, run, call, answer.retryAfter);
  }
  return applyOperations(context, tx, run, call, answer);
}

async function applyOperations(
  context: EngineContext,
  tx: EngineTransaction,
  run: Run,
  call: RespondedCall,
  answer: Extract<CallAnswer, { kind: 'operations' }>,
): Promise<void> {
  const failed = answer.operations.find((operation) => operation.op === 'StepError');
  if (failed && !answer.final && !isLastAttempt(call)) return retry(context, tx, run, call, answer.retryAfter);
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

/** Schedules the same call again. Attempts are counted per step. */
async function retry(
  context: EngineContext,
  tx: EngineTransaction,
  run: Run,
  call: RespondedCall,
  retryAfter: string | undefined,
): Promise<void> {
  const attempt = call.attempt + 1;
  const at = retryAfter ? parseTime(retryAfter) : new Date(Date.now() + context.retryDelayMs(attempt));
  tx.timers.push({ job: { kind: 'retry', runId: run.id, stepId: call.stepId, attempt }, at });
}
