import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import type { ApplicationFormDto } from './form-schemas';
import { readApplicationForm } from './get-application-form';

/**
 * Switches the application form of a process on or off. Nothing is published that nobody has saved.
 *
 * @throws AppError `process.not-found`, `process.archived`, `application-form.not-saved`
 */
export async function switchApplicationForm(
  actor: PersonActor,
  { processId, open }: { processId: string; open: boolean },
): Promise<ApplicationFormDto> {
  await requireProcessPermission(database(), actor, processId, 'process:write');
  await transaction(async (db) => {
    await lockProcess(db, processId);
    await requireEditableProcess(db, processId);
    const { count } = await db.applicationForm.updateMany({ where: { processId }, data: { open } });
    if (count === 0) throw new AppError('application-form.not-saved');
    await recordAudit(db, actor, 'application-form.saved', { processId, open });
  });
  return readApplicationForm({ processId });
}
