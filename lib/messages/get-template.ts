import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { OpenedTemplate, TemplateId } from '@/lib/domain/message-schemas';
import { findTemplate, findVersions } from './stored-template';

/**
 * A template in a language, with its versions.
 *
 * @throws AppError `permission.denied`
 */
export async function getTemplate(actor: Actor, id: TemplateId): Promise<OpenedTemplate> {
  requirePermission(actor, 'administration');
  const [template, versions] = await Promise.all([findTemplate(database(), id), findVersions(database(), id)]);
  return { ...template, versions };
}
