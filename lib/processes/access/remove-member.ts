import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { requireAccessChange } from './require-access-change';

/**
 * Ends a membership, also one's own and the last one: administrators still see the process. Who is no member stays so.
 *
 * @throws AppError `process.not-found`, `permission.denied`
 */
export async function removeMember(
  actor: PersonActor,
  { processId, userId }: { processId: string; userId: string },
): Promise<void> {
  await transaction(async (db) => {
    await requireAccessChange(db, actor, processId);
    const { count } = await db.processMember.deleteMany({ where: { processId, userId } });
    if (count > 0) await recordAudit(db, actor, 'process.member-removed', { processId, userId });
  });
}
