import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { getProcess } from './get-process';
import type { ProcessStatus } from './schemas';
import { isDefinable, possibleStatuses } from './status';

/** The status a process shows. @throws AppError `process.not-found` */
export async function getProcessStatus(actor: Actor, input: { processId: string }): Promise<{ status: ProcessStatus }> {
  const { status } = await getProcess(actor, input);
  return { status };
}

/**
 * What the process may be changed to now: ACTIVE only where activating it would not be refused (`isDefinable`).
 *
 * @throws AppError `process.not-found`
 */
export async function getPossibleStatuses(
  actor: Actor,
  input: { processId: string },
): Promise<{ items: ProcessStatus[] }> {
  requirePermission(actor, 'process:read');
  const { status, name, requirements, requirementList } = await getProcess(actor, input);
  const ready = isDefinable({ name, requirements, requirementCount: requirementList.length });
  return { items: possibleStatuses(status).filter((target) => target !== 'ACTIVE' || ready) };
}
