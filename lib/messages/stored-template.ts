import { toShortUser, userColumns } from '@/lib/candidates/serialize/serialize-decision';
import type { Db } from '@/lib/db/client';
import type { MessageKind } from '@/lib/domain/message-enums';
import type { MessageText, OpenedTemplate, TemplateDto, TemplateId } from '@/lib/domain/message-schemas';
import type { Locale } from '@/lib/i18n/locale';
import en from './templates/en.json';
import pl from './templates/pl.json';

/** Not put through the translator: their fields are filled in when they are sent. */
const defaults: Record<Locale, Record<MessageKind, MessageText>> = { pl, en };

const mostVersions = 50;

/** The stored versions of a template, latest first, 50 at most, with the texts that held. */
export async function findVersions(db: Db, { kind, locale }: TemplateId): Promise<OpenedTemplate['versions']> {
  const rows = await db.messageTemplateVersion.findMany({
    where: { kind, locale },
    orderBy: { version: 'desc' },
    take: mostVersions,
    include: { savedBy: userColumns },
  });
  return rows.map(({ version, subject, text, savedAt, savedBy }) => ({
    version,
    isDefault: text === null,
    savedAt: savedAt.toISOString(),
    savedBy: toShortUser(savedBy),
    subject: subject ?? defaults[locale][kind].subject,
    text: text ?? defaults[locale][kind].text,
  }));
}

/** A template as it holds now. */
export async function findTemplate(db: Db, { kind, locale }: TemplateId): Promise<TemplateDto> {
  const row = await db.messageTemplateVersion.findFirst({ where: { kind, locale }, orderBy: { version: 'desc' } });
  const own = defaults[locale][kind];
  return {
    kind,
    locale,
    version: row?.version ?? 0,
    isDefault: (row?.text ?? null) === null,
    subject: row?.subject ?? own.subject,
    text: row?.text ?? own.text,
  };
}
