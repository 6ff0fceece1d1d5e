import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { permissionsByRole } from '@/lib/auth/process-access';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { requireVersion } from '@/lib/http/server/version-tag';
import { countCandidates, getProcessRow, lockProcess } from '@/lib/process-rows/get-process-row';
import { requireDefinable } from './require-definable';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { serializeProcess } from './serialize-process';

/**
 * Marks a process as defined: IN_CREATION → CREATED; otherwise leaves it unchanged.
 *
 * @param input `ifMatch`: see `requireVersion`
 * @throws AppError `process.not-found`, `process.changed-meanwhile`, `process.archived`, `process.too-thin`
 */
export async function defineProcess(
  actor: Actor,
  input: { processId: string; ifMatch?: string | null },
): Promise<ProcessDto> {
  requirePermission(actor, 'process:write');
  return transaction(async (db) => {
    await lockProcess(db, input.processId);
    const row = await getProcessRow(db, input.processId);
    requireVersion(row, input.ifMatch ?? null);
    if (row.status === 'ARCHIVED') throw new AppError('process.archived');
    requireDefinable(row);
    if (row.status === 'IN_CREATION') {
      await db.process.update({ where: { id: row.id }, data: { status: 'CREATED', version: { increment: 1 } } });
      const changes = [{ field: 'status', subject: null, from: row.status, to: 'CREATED' }];
      await recordAudit(db, actor, 'process.defined', { processId: row.id, changes });
    }
    const counts = await countCandidates(db, [row.id]);
    return serializeProcess(await getProcessRow(db, row.id), permissionsByRole(actor), counts.get(row.id));
  });
}
