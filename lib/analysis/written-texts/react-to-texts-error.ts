import type { TextsReason } from '@/lib/domain/analysis-schemas';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import { reactToModelError } from '../run/react-to-model-error';

/**
 * How often a run waits for its texts before the rules compose them. While other CVs are being judged, a place
 * becomes free sooner or later.
 */
const mostWaits: Partial<Record<ErrorCode, number>> = {
  'model.busy': 40,
  'model.rate-limited': 3,
  'model.unavailable': 1,
  'model.timed-out': 1,
};
/** Seconds, each. */
const longestWait = 60;

const reasons: Partial<Record<ErrorCode, TextsReason>> = {
  'model.bad-answer': 'unreadable',
  'model.too-long': 'tooLong',
  'model.refused': 'refused',
  'model.budget-spent': 'budget',
  'model.rate-limited': 'busy',
  'model.busy': 'busy',
};

/** Why the rules compose the texts after an error. */
export const textsReasonOf = (error: unknown): TextsReason =>
  (error instanceof AppError ? reasons[error.code] : undefined) ?? 'unavailable';

/**
 * How long to wait before the texts are asked for again.
 *
 * @param attempt how often was waited before
 * @returns null: not at all, the rules compose them
 */
export function waitForTexts(error: unknown, attempt: number): { seconds: number; code: ErrorCode } | null {
  if (!(error instanceof AppError) || attempt >= (mostWaits[error.code] ?? 0)) return null;
  const reaction = reactToModelError(error, { attempt, failures: 0 });
  return reaction?.kind === 'wait' ? { seconds: Math.min(longestWait, reaction.seconds), code: error.code } : null;
}
