import { requirePermission, type Actor } from '@/lib/auth/actor';
import type { ErrorCode } from '@/lib/error-codes';
import { endAsConflict } from './end-pick';
import { findOpenPick } from './open-pick';

/** Not a fault of this request: it is requested again by the schedule. */
const passing: ReadonlySet<ErrorCode> = new Set(['database.unavailable', 'database.not-writable', 'conflict.retry']);

/** Puts a request whose run failed again and again on the list that a person resolves; sending it again reads first. */
export async function failPick(actor: Actor, { pickId, reason }: { pickId: string; reason: ErrorCode }): Promise<void> {
  requirePermission(actor, 'candidate:pick');
  const pick = passing.has(reason) ? null : await findOpenPick(pickId);
  if (pick) await endAsConflict(actor, pick, reason);
}
