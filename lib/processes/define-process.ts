import { recordAudit } from '@/lib/audit/record-audit';
import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { countCandidates, getProcessRow, lockProcess } from './get-process-row';
import type { ProcessDto } from './schemas';
import { serializeProcess } from './serialize-process';
import { isDefinable } from './status';

/**
 * Sets a process as defined: IN_CREATION → CREATED. A process that already is stays as it is.
 *
 * @throws AppError `process.not-found`, `process.too-thin`
 */
export async function defineProcess(actor: Actor, input: { processId: string }): Promise<ProcessDto> {
  requirePermission(actor, 'process:write');
  return transaction(async (db) => {
    await lockProcess(db, input.processId);
    const row = await getProcessRow(db, input.processId);
    const requirementCount = row.criteria.filter(({ kind }) => kind === 'REQUIREMENT').length;
    if (!isDefinable({ name: row.name, requirements: row.requirements, requirementCount })) {
      throw new AppError('process.too-thin');
    }
    if (row.status === 'IN_CREATION') {
      await db.process.update({ where: { id: row.id }, data: { status: 'CREATED', version: { increment: 1 } } });
      await recordAudit(db, actor, 'process.defined', { processId: row.id });
    }
    const counts = await countCandidates(db, [row.id]);
    return serializeProcess(await getProcessRow(db, row.id), counts.get(row.id));
  });
}
