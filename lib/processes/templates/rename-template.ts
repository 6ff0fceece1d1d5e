import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';

/** Gives a template another name. @throws AppError `process-template.not-found` */
export async function renameTemplate(
  actor: PersonActor,
  { templateId, name }: { templateId: string; name: string },
): Promise<void> {
  requirePermission(actor, 'process:write');
  await transaction(async (db) => {
    const { count } = await db.processTemplate.updateMany({ where: { id: templateId }, data: { name } });
    if (count === 0) throw new AppError('process-template.not-found');
    await recordAudit(db, actor, 'process-template.renamed', { templateId });
  });
}
