import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import type { ApplicationFormDto } from './form-schemas';
import { readApplicationForm } from './get-application-form';

/** Ends a link to an application form, for good. @throws AppError `process.not-found`, `link.not-found` */
export async function revokeApplicationLink(
  actor: PersonActor,
  { processId, linkId }: { processId: string; linkId: string },
): Promise<ApplicationFormDto> {
  await requireProcessPermission(database(), actor, processId, 'process:write');
  await transaction(async (db) => {
    const where = { id: linkId, processId, revokedAt: null };
    const { count } = await db.applicationLink.updateMany({ where, data: { revokedAt: new Date() } });
    if (count === 0) throw new AppError('link.not-found');
    await recordAudit(db, actor, 'application-link.revoked', { processId, linkId });
  });
  return readApplicationForm({ processId });
}
