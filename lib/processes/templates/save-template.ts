import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { requireProcess } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { readProcessContent } from './process-content';
import { serializeTemplate, templateInclude } from './serialize-template';
import type { TemplateDto } from './template-schemas';

/**
 * Saves what a process is judged by, its texts and settings as a template for everybody who creates processes. Of a restricted
 * process only who sees it can, and then its content is not restricted any more.
 *
 * @throws AppError `process.not-found`
 */
export async function saveTemplate(
  actor: PersonActor,
  { processId, name }: { processId: string; name: string },
): Promise<TemplateDto> {
  requirePermission(actor, 'process:write');
  await requireProcess(database(), actor, processId);
  return transaction(async (db) => {
    const content = await readProcessContent(db, processId);
    const data = { name, content: JSON.parse(JSON.stringify(content)) as object, createdById: actor.userId };
    const row = await db.processTemplate.create({ data, include: templateInclude });
    await recordAudit(db, actor, 'process-template.saved', { processId, templateId: row.id });
    return serializeTemplate(row);
  });
}
