import type { AppError } from '@/lib/errors';
import type { ErrorCode } from '@/lib/error-codes';

/** Errors after which no candidate can be judged until somebody repairs something. */
const unusable: ReadonlySet<ErrorCode> = new Set([
  'model.key-refused',
  'model.key-missing',
  'model.quota-spent',
  'model.not-found',
  'model.not-pulled',
  'model.request-refused',
  'model.address-refused',
  'model.budget-spent',
  'model.not-set-up',
  'model.incomplete',
  'model.key-unreadable',
]);
/** Errors about this CV, which say nothing of the next. */
export const failuresOfOneCv: ReadonlySet<ErrorCode> = new Set([
  'model.too-long',
  'model.refused',
  'model.bad-answer',
  'model.runaway',
]);

/** The provider did not answer, or not in time: it may the next time. */
export const unansweredCodes: ReadonlySet<ErrorCode> = new Set(['model.unavailable', 'model.timed-out']);

/** Unanswered tries of one candidate after which the provider counts as down. */
const maxTries = 4;
const firstWait = 5;
/** Below the time after which a quiet run counts as lost (`lost-runs.ts`). */
const maxWait = 120;
/** In seconds, for a model with a limit of simultaneous calls: places become free all the time. */
const firstTurnWait = 5;
const longestTurnWait = 25;

export type Reaction = { kind: 'fail' } | { kind: 'pause' } | { kind: 'wait'; seconds: number };

/**
 * What to do about an error of the model: fail this candidate, pause the process, or try again later. A wait grows
 * with the attempts and is spread at random, so that a queue does not come back all at once.
 *
 * @param waits of this candidate so far: `attempt` all of them, `failures` those for a provider that did not answer
 * @returns null for any other error
 */
export function reactToModelError(
  error: AppError,
  { attempt, failures }: { attempt: number; failures: number },
  random = Math.random(),
): Reaction | null {
  if (failuresOfOneCv.has(error.code)) return { kind: 'fail' };
  if (unusable.has(error.code)) return { kind: 'pause' };
  if (error.code === 'model.busy')
    return { kind: 'wait', seconds: Math.ceil(Math.min(longestTurnWait, firstTurnWait + attempt) * (1 + random)) };
  const isUnanswered = unansweredCodes.has(error.code);
  if (isUnanswered && failures + 1 >= maxTries) return { kind: 'pause' };
  if (!isUnanswered && error.code !== 'model.rate-limited') return null;
  const backoff = firstWait * 2 ** Math.min(attempt, 5);
  const seconds = Math.max(error.retryAfterSeconds ?? 0, backoff * (0.5 + random));
  return { kind: 'wait', seconds: Math.ceil(Math.min(maxWait, seconds)) };
}
