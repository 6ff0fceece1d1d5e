import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { messageKinds } from '@/lib/domain/message-enums';
import type { TemplateList } from '@/lib/domain/message-schemas';
import { locales } from '@/lib/i18n/locale';
import { findTemplate } from './stored-template';

/**
 * Every template of messages to candidates, in every language, without its text.
 *
 * @throws AppError `permission.denied`
 */
export async function listTemplates(actor: Actor): Promise<TemplateList> {
  requirePermission(actor, 'administration');
  const ids = messageKinds.flatMap((kind) => locales.map((locale) => ({ kind, locale })));
  const templates = await Promise.all(ids.map((id) => findTemplate(database(), id)));
  return { items: templates.map(({ kind, locale, version, isDefault }) => ({ kind, locale, version, isDefault })) };
}
