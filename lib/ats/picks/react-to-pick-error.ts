import type { ErrorCode } from '@/lib/error-codes';
import type { AppError } from '@/lib/errors';

/** Errors about this candidate: a person decides. */
const conflicts: ReadonlySet<ErrorCode> = new Set([
  'ats.conflict',
  'ats.forbidden',
  'ats.record-not-found',
  'ats.unsupported',
  'ats.not-linked',
  'ats.already-there',
  'ats.target-missing',
  'candidate.no-cv',
]);
/** Errors after which nobody can be sent until somebody repairs the connection. */
const unusable: ReadonlySet<ErrorCode> = new Set([
  'ats.credentials-refused',
  'ats.not-set-up',
  'ats.secret-unreadable',
  'ats.address-refused',
  'ats.connection-not-found',
]);

/** After so many tries an ATS without a usable answer counts as down. */
const maxTries = 8;
/** So many tries for one candidate whose answers cannot be read. */
const maxUnreadable = 3;
/** After so many waits the run ends; the schedule requests it again. */
const maxWaits = 300;
const firstWait = 5;
/** Below the time after which a quiet request counts as lost (`lost-picks.ts`). */
const maxWait = 120;

export type PickReaction =
  { kind: 'conflict' } | { kind: 'stop-process' } | { kind: 'later' } | { kind: 'wait'; seconds: number };

/**
 * What to do about an error of the ATS while sending: let a person decide, stop the process, leave the request for later,
 * or wait and try again. A wait grows with the tries and is spread at random.
 *
 * @param attempt 0 for the first try
 * @returns null for any other error
 */
export function reactToPickError(error: AppError, attempt: number, random = Math.random()): PickReaction | null {
  const { code } = error;
  if (conflicts.has(code)) return { kind: 'conflict' };
  if (unusable.has(code)) return { kind: 'stop-process' };
  if (code === 'ats.paused') return { kind: 'later' };
  if (code === 'ats.bad-answer' && attempt + 1 >= maxUnreadable) return { kind: 'conflict' };
  const isDown = code === 'ats.unreachable' || code === 'ats.uncertain';
  if (isDown && attempt + 1 >= maxTries) return { kind: 'stop-process' };
  if (!isDown && code !== 'ats.rate-limited' && code !== 'ats.bad-answer') return null;
  if (attempt >= maxWaits) return { kind: 'later' };
  const backoff = firstWait * 2 ** Math.min(attempt, 5);
  const seconds = Math.max(error.retryAfterSeconds ?? 0, backoff * (0.5 + random));
  return { kind: 'wait', seconds: Math.ceil(Math.min(maxWait, seconds)) };
}
