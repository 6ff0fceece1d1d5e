import { recordAudits } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { findProcessPermissions, requireProcess } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { serializeProcess } from './serialize-process';
import { insertFromContent, readProcessContent } from './templates/process-content';

/**
 * Copies a process that the actor sees into a new one in IN_CREATION: what candidates are judged by, its texts and settings, without
 * candidates, results and ids in other systems. The copy of a restricted process is restricted to the same members.
 *
 * @param input `members`: whether the members become members of the copy
 * @throws AppError `process.not-found`, and those of `insertProcess`
 */
export async function copyProcess(
  actor: PersonActor,
  { processId, name, members }: { processId: string; name: string; members: boolean },
): Promise<ProcessDto> {
  requirePermission(actor, 'process:write');
  await requireProcess(database(), actor, processId);
  return transaction(async (db) => {
    const content = await readProcessContent(db, processId);
    const { restricted, members: present } = await db.process.findUniqueOrThrow({
      where: { id: processId },
      select: { restricted: true, members: { select: { userId: true } } },
    });
    const row = await insertFromContent(db, actor, { name, content, restricted }, { copyOf: processId });
    if (members || restricted) {
      const own = restricted ? [actor.userId] : [];
      const userIds = [...new Set([...own, ...present.map(({ userId }) => userId)])];
      const added = userIds.map((userId) => ({ processId: row.id, userId }));
      await db.processMember.createMany({ data: added.map((member) => ({ ...member, addedById: actor.userId })) });
      await recordAudits(db, actor, 'process.member-added', added);
    }
    return serializeProcess(row, await findProcessPermissions(db, actor, row.id));
  });
}
