import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { loadSystemFacts, type SystemFacts } from './load-system-facts';
import { readinessChecks } from './readiness-checks';
import type { Readiness, ReadinessReason } from './schemas';

/** Every reason why this installation cannot do its work. */
export function findReadinessReasons(facts: SystemFacts): ReadinessReason[] {
  return readinessChecks.map((check) => check(facts)).filter((reason) => reason !== null);
}

/**
 * Whether this installation can do its work, not only serve requests (`/api/health`).
 *
 * @throws AppError `permission.denied`; `system.not-ready` with the reasons as its fields
 */
export async function checkReadiness(actor: Actor): Promise<Readiness> {
  requirePermission(actor, 'administration');
  const reasons = findReadinessReasons(await loadSystemFacts());
  if (reasons.length > 0) throw new AppError('system.not-ready', { fields: reasons, retryAfterSeconds: 30 });
  return { ready: true };
}
