import { requirePermission, type Actor } from '@/lib/auth/actor';
import { findProcessPermissions, requireProcess } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import type { Permission } from '@/lib/domain/user-schemas';

/** What the actor may do in a process, by role and as a member. @throws AppError `process.not-found` */
export async function getProcessPermissions(actor: Actor, { processId }: { processId: string }): Promise<Permission[]> {
  requirePermission(actor, 'process:read');
  await requireProcess(database(), actor, processId);
  return findProcessPermissions(database(), actor, processId);
}
