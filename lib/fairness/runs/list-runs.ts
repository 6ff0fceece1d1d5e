import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission, visibleProcesses } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import type { FairnessRunDto } from '../schemas';
import { findRuns } from './find-runs';

const most = 50;

/** The newest fairness runs of a process. @throws AppError `process.not-found` */
export async function listRuns(
  actor: PersonActor,
  { processId }: { processId: string },
): Promise<{ items: FairnessRunDto[] }> {
  await requireProcessPermission(database(), actor, processId, 'candidate:analyse');
  return { items: await findRuns({ processId }, most) };
}

/** The newest fairness runs of all processes. @throws AppError `permission.denied` */
export async function listAllRuns(actor: PersonActor): Promise<{ items: FairnessRunDto[] }> {
  requirePermission(actor, 'administration');
  return { items: await findRuns({ process: visibleProcesses(actor) }, most) };
}
