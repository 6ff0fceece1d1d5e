import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { NoticeId, NoticeVersionDto } from './schemas';
import { serializeVersion, versionInclude } from './stored-notice';

/**
 * A stored version of a notice, with its text.
 *
 * @throws AppError `permission.denied`, `notice.version-not-found`
 */
export async function getNoticeVersion(
  actor: Actor,
  { kind, locale, version }: NoticeId & { version: number },
): Promise<NoticeVersionDto> {
  requirePermission(actor, 'administration');
  const row = await database().noticeVersion.findUnique({
    where: { kind_locale_version: { kind, locale, version } },
    include: versionInclude,
  });
  if (!row) throw new AppError('notice.version-not-found');
  return { ...serializeVersion(row), text: row.text };
}
