import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { startSync } from './start-sync';

/**
 * Asks for a synchronisation of a process with the ATS (specification, `PUT /processes/{processId}/sync`). In a stopped
 * process candidates are taken in and wait.
 *
 * @param input `full`: read everything, not only what changed
 * @throws AppError as `startSync`
 */
export async function requestSync(
  actor: PersonActor,
  input: { processId: string; full: boolean },
): Promise<{ syncId: string }> {
  requirePermission(actor, 'candidate:upload');
  const syncId = await transaction((db) => startSync(db, actor, { ...input, trigger: 'MANUAL' }));
  sendOutboxSoon();
  return { syncId };
}
