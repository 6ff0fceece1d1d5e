import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { findProcessPermissions } from '@/lib/auth/process-access';
import { transaction } from '@/lib/db/transaction';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { AppError } from '@/lib/errors';
import { serializeProcess } from '../serialize-process';
import { insertFromContent } from './process-content';
import { readContent } from './serialize-template';

/**
 * Makes a process in IN_CREATION from a template, under its name.
 *
 * @throws AppError `process-template.not-found`, `process-template.unreadable`, and those of `insertProcess`
 */
export async function createFromTemplate(
  actor: PersonActor,
  { templateId }: { templateId: string },
): Promise<ProcessDto> {
  requirePermission(actor, 'process:write');
  return transaction(async (db) => {
    const template = await db.processTemplate.findUnique({ where: { id: templateId } });
    if (!template) throw new AppError('process-template.not-found');
    const content = readContent(template.content);
    if (!content) throw new AppError('process-template.unreadable');
    const row = await insertFromContent(db, actor, { name: template.name, content }, { templateId });
    return serializeProcess(row, await findProcessPermissions(db, actor, row.id));
  });
}
