import { requireProcessPermission } from '@/lib/auth/process-access';
import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { CalledBack } from '@/lib/domain/message-schemas';
import { takeBack } from './take-back';

/**
 * Calls messages of a process back before they leave.
 *
 * @returns `tooLate`: those that have left, are just being sent, or are none of this process
 * @throws AppError `process.not-found`, `permission.denied`
 */
export async function callBackMessages(
  actor: PersonActor,
  { processId, messageIds }: { processId: string; messageIds: readonly string[] },
): Promise<CalledBack> {
  await requireProcessPermission(database(), actor, processId, 'candidate:decide');
  return transaction(async (db) => {
    const rows = await db.candidateMessage.findMany({
      where: { id: { in: [...messageIds] }, candidate: { processId } },
      select: { id: true },
    });
    const calledBack = await takeBack(
      db,
      actor,
      rows.map(({ id }) => id),
    );
    const back = new Set(calledBack);
    return { calledBack, tooLate: messageIds.filter((id) => !back.has(id)) };
  });
}
