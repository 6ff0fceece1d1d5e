import { requirePermission, type Actor } from '@/lib/auth/actor';
import { visibleProcesses } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';

/**
 * Whether an external recruitment ID is free now. It may be taken before the form is saved; then the unique index
 * refuses it.
 *
 * @param input `excludeProcessId`: the process being edited
 */
export async function checkExternalRecruitmentId(
  actor: Actor,
  input: { externalRecruitmentId: string; excludeProcessId?: string | undefined },
): Promise<{ available: boolean }> {
  requirePermission(actor, 'process:read');
  const { externalRecruitmentId, excludeProcessId } = input;
  const holder = await database().process.findUnique({ where: { externalRecruitmentId }, select: { id: true } });
  if (!holder) return { available: true };
  if (holder.id !== excludeProcessId) return { available: false };
  const where = { AND: [{ id: holder.id }, visibleProcesses(actor)] };
  return { available: (await database().process.count({ where })) > 0 };
}
