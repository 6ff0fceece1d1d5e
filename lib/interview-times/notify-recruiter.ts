import type { Db } from '@/lib/db/client';
import { notify } from '@/lib/notification-rows/notify';
import type { InvitationRow } from './find-invitation';

/** Who offered the times finds in the product what the candidate did; what they were told of an earlier act no longer holds. */
export async function notifyRecruiter(
  db: Db,
  { id, candidate }: InvitationRow,
  detail: 'ARRANGED' | 'DECLINED',
): Promise<void> {
  await db.notification.deleteMany({ where: { kind: 'INTERVIEW', subjectId: id } });
  const data = { processId: candidate.processId, candidateId: candidate.id, subjectId: id, detail };
  await notify(db, 'INTERVIEW', { by: null, data });
}
