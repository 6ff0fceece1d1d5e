import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { requireVersion } from '@/lib/http/server/version-tag';
import { findUnknownPlaceholders } from './fill-text';
import { titleOf } from './parse-notice';
import { forgetPublicNotices } from './public-notices';
import type { NoticeDto, NoticeId, SaveNotice } from './schemas';
import { findNotice } from './stored-notice';

function requireUsable(text: string): void {
  const unknown = findUnknownPlaceholders(text);
  if (unknown.length > 0) {
    const names = unknown.slice(0, 10).map((name) => `{${name}}`);
    throw new AppError('notice.unknown-placeholder', { values: { names: names.join(', ') } });
  }
  if (titleOf(text) === null) throw new AppError('notice.no-title');
}

/**
 * Stores a new version of a notice; the former ones stay.
 *
 * @param input `text` null: the template holds again; `ifMatch`: see `requireVersion`
 * @throws AppError `permission.denied`, `notice.unknown-placeholder` with its names, `notice.no-title`, `notice.changed`
 */
export async function saveNotice(
  actor: PersonActor,
  { kind, locale, text, ifMatch }: NoticeId & SaveNotice & { ifMatch: string | null },
): Promise<NoticeDto> {
  requirePermission(actor, 'administration');
  if (text !== null) requireUsable(text);
  const saved = await transaction(async (db) => {
    // One save at a time, or two would take the same number.
    await db.$queryRaw`SELECT 1 FROM notice_facts FOR UPDATE`;
    const before = await findNotice(db, { kind, locale });
    requireVersion(before, ifMatch, 'notice.changed');
    const isSame = text === null ? before.template : !before.template && before.text === text;
    if (isSame) return before;
    const version = before.version + 1;
    await db.noticeVersion.create({ data: { kind, locale, version, text, savedById: actor.userId } });
    await recordAudit(db, actor, 'notice.saved', { notice: kind, language: locale, version, template: text === null });
    return findNotice(db, { kind, locale });
  });
  forgetPublicNotices();
  return saved;
}
