import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { findShortlist, type ShortlistPlace } from './find-shortlist';

/**
 * Deletes a shortlist with its link, its answers and the record of who opened it.
 *
 * @throws AppError `process.not-found`, `permission.denied`, `shortlist.not-found`
 */
export async function deleteShortlist(actor: PersonActor, place: ShortlistPlace): Promise<void> {
  const { processId, shortlistId } = place;
  await requireProcessPermission(database(), actor, processId, 'candidate:export');
  await transaction(async (db) => {
    const { id } = await findShortlist(db, place);
    await db.shortlist.delete({ where: { id } });
    await recordAudit(db, actor, 'process.shortlist-deleted', { processId, shortlistId });
  });
}
