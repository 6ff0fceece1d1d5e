import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { readinessChecks } from './readiness-checks';
import type { Readiness, ReadinessReason } from './schemas';

/** Every reason why this installation cannot do its work, from the state that all instances share. */
export async function findReadinessReasons(): Promise<ReadinessReason[]> {
  const reasons = await Promise.all(readinessChecks.map((check) => check()));
  return reasons.filter((reason) => reason !== null);
}

/**
 * Whether this installation can do its work, not only serve requests (`/api/health`).
 *
 * @throws AppError `permission.denied`; `system.not-ready` with the reasons as its fields
 */
export async function checkReadiness(actor: Actor): Promise<Readiness> {
  requirePermission(actor, 'administration');
  const reasons = await findReadinessReasons();
  if (reasons.length > 0) throw new AppError('system.not-ready', { fields: reasons, retryAfterSeconds: 30 });
  return { ready: true };
}
