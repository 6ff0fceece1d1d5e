import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { requireVersion } from '@/lib/http/server/version-tag';
import { savePayRange } from '@/lib/person-rights/tell-pay-range';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import type { ApplicationFormDto, SaveForm } from './form-schemas';
import { readApplicationForm } from './get-application-form';
import { requireLawfulQuestions } from './require-lawful-questions';

/**
 * Saves what a process's application form says and asks; a new one is switched off. Another pay range is told to all
 * candidates from then on.
 *
 * @param input `ifMatch`: see `requireVersion`
 * @throws AppError `process.not-found`, `process.archived`, `application-form.unlawful-question`, `application-form.saved-meanwhile`
 */
export async function saveApplicationForm(
  actor: PersonActor,
  { processId, payRange, ifMatch = null, ...form }: { processId: string; ifMatch?: string | null } & SaveForm,
): Promise<ApplicationFormDto> {
  await requireProcessPermission(database(), actor, processId, 'process:write');
  requireLawfulQuestions(form.questions);
  await transaction(async (db) => {
    await lockProcess(db, processId);
    await requireEditableProcess(db, processId);
    requireVersion(await readApplicationForm({ processId }, db), ifMatch, 'application-form.saved-meanwhile');
    await db.applicationForm.upsert({ where: { processId }, create: { processId, ...form }, update: form });
    if (payRange !== '') await savePayRange(db, { processId, text: payRange, byId: actor.userId });
    await recordAudit(db, actor, 'application-form.saved', { processId });
  });
  return readApplicationForm({ processId });
}
