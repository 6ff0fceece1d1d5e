import { requirePermission, type Actor } from '@/lib/auth/actor';
import { findProcessPermissions, requireProcess } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { countCandidates, getProcessRow } from '@/lib/process-rows/get-process-row';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { serializeProcess } from './serialize-process';

/** One process. @throws AppError `process.not-found` */
export async function getProcess(actor: Actor, input: { processId: string }): Promise<ProcessDto> {
  requirePermission(actor, 'process:read');
  await requireProcess(database(), actor, input.processId);
  const row = await getProcessRow(database(), input.processId);
  const [counts, permissions] = await Promise.all([
    countCandidates(database(), [row.id]),
    findProcessPermissions(database(), actor, row.id),
  ]);
  return serializeProcess(row, permissions, counts.get(row.id));
}
