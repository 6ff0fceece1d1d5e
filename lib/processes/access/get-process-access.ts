import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { requireProcess } from '@/lib/auth/process-access';
import { database, type Db } from '@/lib/db/client';
import type { ProcessAccess } from '@/lib/domain/process-access-schemas';
import type { ShortUser } from '@/lib/domain/user-schemas';
import { AppError } from '@/lib/errors';
import { accessChangedAction } from './access-changed-action';
import { mayChangeAccess } from './require-access-change';

const userColumns = { id: true, firstName: true, lastName: true } as const;

function toUser({ id: userId, firstName, lastName }: { id: string; firstName: string; lastName: string }): ShortUser {
  return { userId, firstName, lastName };
}

/** Whether a process is restricted, and its members. @throws AppError `permission.denied`, `process.not-found` */
export async function getProcessAccess(actor: PersonActor, process: { processId: string }): Promise<ProcessAccess> {
  requirePermission(actor, 'process:read');
  return readProcessAccess(actor, process);
}

/** The same for who has just changed it, which needs no other permission. @throws AppError `process.not-found` */
export async function readProcessAccess(
  actor: PersonActor,
  { processId }: { processId: string },
): Promise<ProcessAccess> {
  const db = database();
  await requireProcess(db, actor, processId);
  const process = await db.process.findUnique({
    where: { id: processId },
    select: {
      restricted: true,
      createdById: true,
      members: {
        orderBy: [{ user: { lastName: 'asc' } }, { user: { firstName: 'asc' } }, { userId: 'asc' }],
        select: {
          addedAt: true,
          addedBy: { select: userColumns },
          user: { select: { ...userColumns, role: true, active: true } },
        },
      },
    },
  });
  if (!process) throw new AppError('process.not-found');
  return {
    restricted: process.restricted,
    changed: await findLastChange(db, processId),
    members: process.members.map(({ user, addedBy, addedAt }) => ({
      user: toUser(user),
      role: user.role,
      isActive: user.active,
      isCreator: user.id === process.createdById,
      addedBy: addedBy && toUser(addedBy),
      addedAt: addedAt.toISOString(),
    })),
    mayChange: await mayChangeAccess(db, actor, processId),
  };
}

async function findLastChange(db: Db, processId: string): Promise<ProcessAccess['changed']> {
  const event = await db.auditEvent.findFirst({
    where: { processId, candidateId: null, action: accessChangedAction },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { at: true, actorId: true },
  });
  if (!event) return null;
  const by = event.actorId ? await db.user.findUnique({ where: { id: event.actorId }, select: userColumns }) : null;
  return { by: by && toUser(by), at: event.at.toISOString() };
}
