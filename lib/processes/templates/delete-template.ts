import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';

/** Deletes a template; processes that were made from it stay. @throws AppError `process-template.not-found` */
export async function deleteTemplate(actor: PersonActor, { templateId }: { templateId: string }): Promise<void> {
  requirePermission(actor, 'process:write');
  await transaction(async (db) => {
    const { count } = await db.processTemplate.deleteMany({ where: { id: templateId } });
    if (count === 0) throw new AppError('process-template.not-found');
    await recordAudit(db, actor, 'process-template.deleted', { templateId });
  });
}
