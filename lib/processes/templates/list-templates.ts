import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { serializeTemplate, templateInclude } from './serialize-template';
import type { TemplateList } from './template-schemas';

/** More are nobody's list. */
const most = 500;

/** The templates of processes, by name. */
export async function listTemplates(actor: Actor): Promise<TemplateList> {
  requirePermission(actor, 'process:write');
  const rows = await database().processTemplate.findMany({
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: most,
    include: templateInclude,
  });
  return { items: rows.map(serializeTemplate) };
}
