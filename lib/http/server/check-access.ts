import type { PersonActor } from '@/lib/auth/actor';
import { requireProcess, requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { permittedActions } from '@/lib/domain/permissions';
import { AppError } from '@/lib/errors';
import type { AnyApiDefinition } from './api-definition';
import { isOfProcess } from './is-of-process';

type Access = Pick<AnyApiDefinition, 'permission' | 'params'>;

/** What the actor's role does not allow, even as a member of the path's process. @throws AppError `permission.denied` */
export function checkRole(definition: Access, { role }: PersonActor): void {
  const { permission } = definition;
  if (permission === 'signed-in' || permission === 'public') return;
  if (!permittedActions({ role }, isOfProcess(definition)).includes(permission))
    throw new AppError('permission.denied');
}

/**
 * Checks access to the path's process before anything else of the request is read: a process that the actor may not
 * see answers like one that does not exist (docs/decisions/0151).
 *
 * @param params the parsed path
 * @throws AppError `process.not-found`, `permission.denied`
 */
export async function checkProcess(definition: Access, actor: PersonActor, params: unknown): Promise<void> {
  if (!isOfProcess(definition)) return;
  const { processId } = params as { processId: string };
  const { permission } = definition;
  if (permission === 'signed-in' || permission === 'public') await requireProcess(database(), actor, processId);
  else await requireProcessPermission(database(), actor, processId, permission);
}
