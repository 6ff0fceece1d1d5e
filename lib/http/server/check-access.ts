import type { PersonActor } from '@/lib/auth/actor';
import { roleAllows } from '@/lib/auth/permissions';
import { requireProcess, requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { memberPermissions } from '@/lib/domain/member-permissions';
import { AppError } from '@/lib/errors';
import type { AnyApiDefinition } from './api-definition';
import { isOfProcess } from './is-of-process';

type Access = Pick<AnyApiDefinition, 'permission' | 'params'>;

/**
 * Requires that the actor's role allows the call, or that it may be allowed to members of the path's process.
 *
 * @throws AppError `permission.denied`
 */
export function checkRole(definition: Access, actor: PersonActor): void {
  const { permission } = definition;
  if (permission === 'signed-in' || permission === 'public' || roleAllows(actor.role, permission)) return;
  if (!isOfProcess(definition) || !memberPermissions.includes(permission)) throw new AppError('permission.denied');
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
