import { type PersonActor, requirePermission } from '@/lib/auth/actor';
import { findProcessPermissions } from '@/lib/auth/process-access';
import { transaction } from '@/lib/db/transaction';
import type { CreateProcessInput } from '@/lib/domain/process-edit-schemas';
import { explainTakenId } from './explain-taken-id';
import { insertProcess } from './insert-process';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { serializeProcess } from './serialize-process';

/**
 * Creates a process in IN_CREATION, with its lists in the given order.
 *
 * @throws AppError `process.external-id-taken`, and those of `insertProcess`
 */
export async function createProcess(actor: PersonActor, input: CreateProcessInput): Promise<ProcessDto> {
  requirePermission(actor, 'process:write');
  try {
    return await transaction(async (db) => {
      const row = await insertProcess(db, actor, input);
      return serializeProcess(row, await findProcessPermissions(db, actor, row.id));
    });
  } catch (error) {
    throw explainTakenId(error);
  }
}
