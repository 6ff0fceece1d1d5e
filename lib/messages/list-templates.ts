import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { messageKinds } from '@/lib/domain/message-enums';
import type { TemplateDto } from '@/lib/domain/message-schemas';
import { locales } from '@/lib/i18n/locale';
import { findTemplate } from './stored-template';

/**
 * Every template of messages to candidates, in every language, as it holds now.
 *
 * @throws AppError `permission.denied`
 */
export async function listTemplates(actor: Actor): Promise<{ items: TemplateDto[] }> {
  requirePermission(actor, 'administration');
  const ids = messageKinds.flatMap((kind) => locales.map((locale) => ({ kind, locale })));
  return { items: await Promise.all(ids.map((id) => findTemplate(database(), id))) };
}
