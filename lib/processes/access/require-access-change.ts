import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { requireProcess } from '@/lib/auth/process-access';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { lockProcess } from '@/lib/process-rows/get-process-row';

/** Administrators, and of the recruiters who created the process or is a member (docs/decisions/0151). */
export async function mayChangeAccess(db: Db, actor: PersonActor, processId: string): Promise<boolean> {
  if (actor.role === 'ADMIN') return true;
  if (actor.role !== 'RECRUITER') return false;
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
  requirePermission(actor, 'process:write');
  await lockProcess(db, processId);
  await requireProcess(db, actor, processId);
  if (!(await mayChangeAccess(db, actor, processId))) throw new AppError('permission.denied');
}
