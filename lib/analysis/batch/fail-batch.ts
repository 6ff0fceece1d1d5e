import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { abandonBatch } from './end-batch';

/** Gives up a batch whose function has failed for good: the candidates go back to the state before. */
export async function failBatch(actor: Actor, { batchId }: { batchId: string }): Promise<void> {
  requirePermission(actor, 'candidate:analyse');
  const batch = await database().modelBatch.findUnique({ where: { id: batchId } });
  if (batch && batch.state !== 'ENDED') await abandonBatch(actor, batchId, 'internal');
}
