import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { locales } from '@/lib/i18n/locale';
import { noticeKinds } from './enums';
import type { NoticeList } from './schemas';
import { summarize, versionInclude } from './stored-notice';

/**
 * Every notice in every language, with its latest version.
 *
 * @throws AppError `permission.denied`
 */
export async function listNotices(actor: Actor): Promise<NoticeList> {
  requirePermission(actor, 'administration');
  const rows = await database().noticeVersion.findMany({
    distinct: ['kind', 'locale'],
    orderBy: [{ kind: 'asc' }, { locale: 'asc' }, { version: 'desc' }],
    include: versionInclude,
  });
  const items = noticeKinds.flatMap((kind) =>
    locales.map((locale) => {
      const row = rows.find((one) => one.kind === kind && one.locale === locale);
      return summarize({ kind, locale }, row ?? null);
    }),
  );
  return { items };
}
