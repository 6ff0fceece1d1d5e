import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { NoticeId, NoticeVersions } from './schemas';
import { serializeVersion, versionInclude } from './stored-notice';

const most = 200;

/**
 * The stored versions of a notice, latest first, 200 at most.
 *
 * @throws AppError `permission.denied`
 */
export async function listNoticeVersions(actor: Actor, { kind, locale }: NoticeId): Promise<NoticeVersions> {
  requirePermission(actor, 'administration');
  const rows = await database().noticeVersion.findMany({
    where: { kind, locale },
    orderBy: { version: 'desc' },
    take: most,
    include: versionInclude,
  });
  return { items: rows.map(serializeVersion) };
}
