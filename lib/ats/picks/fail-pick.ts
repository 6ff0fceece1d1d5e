import { requirePermission, type Actor } from '@/lib/auth/actor';
import type { ErrorCode } from '@/lib/error-codes';
import { endAsConflict } from './end-pick';
import { findOpenPick } from './open-pick';

/** Errors that are no fault of the request: the schedule requests it again. */
const passing: ReadonlySet<ErrorCode> = new Set([
  'database.unavailable',
  'database.not-writable',
  'storage.unavailable',
  'conflict.retry',
]);

/**
 * Makes a request whose run failed again and again a conflict that a person resolves. Sending it again reads the ATS
 * first.
 */
export async function failPick(actor: Actor, { pickId, reason }: { pickId: string; reason: ErrorCode }): Promise<void> {
  requirePermission(actor, 'candidate:pick');
  const pick = passing.has(reason) ? null : await findOpenPick(pickId);
  if (pick) await endAsConflict(actor, pick, reason);
}
