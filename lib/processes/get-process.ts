import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { countCandidates, getProcessRow } from '@/lib/process-rows/get-process-row';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { serializeProcess } from './serialize-process';

/** One process. @throws AppError `process.not-found` */
export async function getProcess(actor: Actor, input: { processId: string }): Promise<ProcessDto> {
  requirePermission(actor, 'process:read');
  const row = await getProcessRow(database(), input.processId);
  const counts = await countCandidates(database(), [row.id]);
  return serializeProcess(row, counts.get(row.id));
}
