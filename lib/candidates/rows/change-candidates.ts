import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { lockProcessForShare } from '@/lib/process-rows/get-process-row';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';

const timeoutMs = 60_000;

/**
 * Changes candidates of a process, as many as there may be, in one transaction.
 *
 * @param change in a process that may be changed, and is not archived meanwhile, by somebody who may decide there
 * @throws AppError `process.not-found`, `process.archived`
 */
export async function changeCandidates<T>(
  actor: PersonActor,
  processId: string,
  change: (db: Db) => Promise<T>,
): Promise<T> {
  await requirePermissionIn(actor, processId, 'candidate:decide');
  return transaction(
    async (db) => {
      await lockProcessForShare(db, processId);
      await requireEditableProcess(db, processId);
      return change(db);
    },
    { timeoutMs },
  );
}
