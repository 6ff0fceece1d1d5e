import { randomBytes } from 'node:crypto';
import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { formLimits } from '@/lib/domain/application-enums';
import { AppError } from '@/lib/errors';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import type { ApplicationFormDto } from './form-schemas';
import { readApplicationForm } from './get-application-form';

/** 128 bits, which nobody guesses. */
const codeBytes = 16;

/**
 * Makes another link to the application form of a process.
 *
 * @param input `source`: where it is published
 * @throws AppError `process.not-found`, `process.archived`, `application-link.too-many`
 */
export async function createApplicationLink(
  actor: PersonActor,
  { processId, source }: { processId: string; source: string },
): Promise<ApplicationFormDto> {
  await requireProcessPermission(database(), actor, processId, 'process:write');
  await transaction(async (db) => {
    await lockProcess(db, processId);
    await requireEditableProcess(db, processId);
    if ((await db.applicationLink.count({ where: { processId } })) >= formLimits.links)
      throw new AppError('application-link.too-many', { values: { max: formLimits.links } });
    const code = randomBytes(codeBytes).toString('base64url');
    const { id } = await db.applicationLink.create({ data: { processId, source, code, createdById: actor.userId } });
    await recordAudit(db, actor, 'application-link.created', { processId, linkId: id });
  });
  return readApplicationForm({ processId });
}
