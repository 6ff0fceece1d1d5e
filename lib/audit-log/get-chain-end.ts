import type { ChainEnd } from '@/lib/audit/chain-end';
import { sealEvents } from '@/lib/audit/seal-events';
import { requirePermission, type Actor } from '@/lib/auth/actor';

/**
 * Where the chain of the audit log ends, after what waits is sealed.
 *
 * @throws AppError `permission.denied`
 */
export async function getChainEnd(actor: Actor): Promise<ChainEnd> {
  requirePermission(actor, 'administration');
  // Only one batch, because a page waits for it; the rest is sealed in the background.
  return sealEvents(1);
}
