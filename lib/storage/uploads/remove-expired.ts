import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { mustLeave } from '../must-leave';
import { dropIncoming } from './incoming-upload';
import { uploadLimits } from './upload-limits';

const batchSize = 500;

/**
 * Removes what browsers uploaded and nobody finished, half an hour after its form has ended.
 *
 * @returns how many; without a store none, and they wait for one
 * @throws AppError `permission.denied`, `storage.unavailable`
 */
export async function removeExpiredUploads(actor: Actor, now = new Date()): Promise<number> {
  requirePermission(actor, 'administration');
  // What began to arrive just before the end has arrived by now.
  const ended = new Date(now.getTime() - uploadLimits.seconds * 1000);
  const expired = await database().incomingUpload.findMany({
    where: { expiresAt: { lt: ended } },
    take: batchSize,
    select: { id: true },
  });
  if (mustLeave(expired.length)) return 0;
  for (const upload of expired) await dropIncoming(upload);
  return expired.length;
}
