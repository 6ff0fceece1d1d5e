import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn, requireProcess } from '@/lib/auth/process-access';
import type { Db } from '@/lib/db/client';
import { rolesWith } from '@/lib/domain/permissions';
import { AppError } from '@/lib/errors';
import { lockProcess } from '@/lib/process-rows/get-process-row';

/** Administrators, and of those whose role writes processes who created this one or is a member (docs/decisions/0151). */
export async function mayChangeAccess(db: Db, actor: PersonActor, processId: string): Promise<boolean> {
  if (rolesWith('administration').includes(actor.role)) return true;
  if (!rolesWith('process:write').includes(actor.role)) return false;
  const { userId } = actor;
  const concerned = { OR: [{ createdById: userId }, { members: { some: { userId } } }] };
  return (await db.process.count({ where: { id: processId, ...concerned } })) > 0;
}

/**
 * Locks the process, whose access the actor changes in this transaction. The archive allows it: what is kept there may have
 * to be shown to fewer.
 *
 * @throws AppError `process.not-found`, `permission.denied`
 */
export async function requireAccessChange(db: Db, actor: PersonActor, processId: string): Promise<void> {
  await requirePermissionIn(actor, processId, 'process:write', db);
  await lockProcess(db, processId);
  await requireProcess(db, actor, processId);
  if (!(await mayChangeAccess(db, actor, processId))) throw new AppError('permission.denied');
}
