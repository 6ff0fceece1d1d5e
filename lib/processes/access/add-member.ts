import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import type { ProcessAccess } from '@/lib/domain/process-access-schemas';
import { AppError } from '@/lib/errors';
import { readProcessAccess } from './get-process-access';
import { requireAccessChange } from './require-access-change';

/**
 * Makes somebody with a role a member of a process. Who is one already stays so.
 *
 * @throws AppError `process.not-found`, `permission.denied`, `user.not-found`
 */
export async function addMember(
  actor: PersonActor,
  { processId, userId }: { processId: string; userId: string },
): Promise<ProcessAccess> {
  await transaction(async (db) => {
    await requireAccessChange(db, actor, processId);
    const known = await db.user.count({ where: { id: userId, active: true, role: { not: null } } });
    if (known === 0) throw new AppError('user.not-found');
    const { count } = await db.processMember.createMany({
      data: [{ processId, userId, addedById: actor.userId }],
      skipDuplicates: true,
    });
    if (count > 0) await recordAudit(db, actor, 'process.member-added', { processId, userId });
  });
  return readProcessAccess(actor, { processId });
}
