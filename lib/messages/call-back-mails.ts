import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { takeBack } from './take-back';

/**
 * Calls messages back from the list of mails, whatever their process.
 *
 * @param input null: all that wait
 * @returns how many will not leave
 * @throws AppError `permission.denied`
 */
export async function callBackMails(
  actor: PersonActor,
  { mailIds }: { mailIds: readonly string[] | null },
): Promise<{ count: number }> {
  requirePermission(actor, 'administration');
  return transaction(async (db) => {
    const waiting = await db.mail.findMany({
      where: { kind: 'CANDIDATE_MESSAGE', state: 'QUEUED', ...(mailIds ? { id: { in: [...mailIds] } } : {}) },
      select: { id: true },
    });
    const calledBack = await takeBack(
      db,
      actor,
      waiting.map(({ id }) => id),
    );
    return { count: calledBack.length };
  });
}
