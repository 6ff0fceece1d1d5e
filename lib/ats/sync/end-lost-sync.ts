import { requirePermission, type Actor } from '@/lib/auth/actor';
import { failSync } from './end-sync';
import { findRunningSync } from './running-sync';

/** Ends a synchronisation whose steps failed for a reason of our own. One that has ended stays as it is. */
export async function endLostSync(actor: Actor, { syncId }: { syncId: string }): Promise<void> {
  requirePermission(actor, 'candidate:upload');
  const sync = await findRunningSync(syncId);
  if (sync) await failSync(actor, sync, 'internal');
}
