import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { enqueueEvent } from '@/lib/jobs/outbox';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { findRunningSync } from './running-sync';

/** Requests another run of the same synchronisation, because one run may have only a thousand steps. */
export async function handOverSync(actor: Actor, { syncId }: { syncId: string }): Promise<void> {
  requirePermission(actor, 'candidate:upload');
  const sync = await findRunningSync(syncId);
  if (!sync) return;
  const { processId, connectionId } = sync;
  await enqueueEvent(database(), { name: 'ats/sync.requested', data: { processId, syncId, connectionId } });
  sendOutboxSoon();
}
