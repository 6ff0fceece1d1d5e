import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import type { ProcessAccess } from '@/lib/domain/process-access-schemas';
import { revokeShortlistLinks } from '@/lib/outsider-links/revoke-outsider-links';
import { accessChangedAction } from './access-changed-action';
import { readProcessAccess } from './get-process-access';
import { requireAccessChange } from './require-access-change';

/**
 * Shows a process to its members and administrators alone, or to everybody again. Who restricts it becomes a member, and so
 * does its creator, who may be removed afterwards. Members stay members of an open process.
 * The links to shortlists of a restricted process end.
 *
 * @throws AppError `process.not-found`, `permission.denied`
 */
export async function restrictProcess(
  actor: PersonActor,
  { processId, restricted }: { processId: string; restricted: boolean },
): Promise<ProcessAccess> {
  await transaction(async (db) => {
    await requireAccessChange(db, actor, processId);
    const { count } = await db.process.updateMany({
      where: { id: processId, restricted: !restricted },
      data: { restricted },
    });
    if (count === 0) return;
    const changes = [{ field: 'restricted', subject: null, from: !restricted, to: restricted }];
    await recordAudit(db, actor, accessChangedAction, { processId, changes });
    if (!restricted) return;
    await revokeShortlistLinks(db, processId);
    const { createdById } = await db.process.findUniqueOrThrow({
      where: { id: processId },
      select: { createdById: true },
    });
    await db.processMember.createMany({
      data: [...new Set([actor.userId, createdById])].map((userId) => ({
        processId,
        userId,
        addedById: actor.userId,
      })),
      skipDuplicates: true,
    });
  });
  return readProcessAccess(actor, { processId });
}
