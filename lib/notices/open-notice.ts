import { type Actor, requirePermission } from '@/lib/auth/actor';
import { describeFacts } from './describe-facts';
import { noticePlaceholders, type NoticePlaceholder } from './enums';
import { findFacts } from './find-facts';
import { getNotice } from './get-notice';
import { getNoticeVersion } from './get-notice-version';
import { listNoticeVersions } from './list-notice-versions';
import { readTemplate } from './notice-templates';
import { parseNotice, type NoticePage } from './parse-notice';
import type { NoticeDto, NoticeId, NoticeVersionDto, StoredVersion } from './schemas';

export interface OpenedNotice {
  notice: NoticeDto;
  /** The version that was asked for, unless it is the present one. */
  former: NoticeVersionDto | null;
  /** What is shown: of `former`, else of the notice. */
  page: NoticePage;
  values: Record<NoticePlaceholder, string>;
  versions: StoredVersion[];
}

/**
 * A notice as its readers see it, with today's facts of the installation, and its versions.
 *
 * @param input `version` null: the one that holds
 * @throws AppError `permission.denied`, `notice.version-not-found`
 */
export async function openNotice(
  actor: Actor,
  { version, ...id }: NoticeId & { version: number | null },
): Promise<OpenedNotice> {
  requirePermission(actor, 'administration');
  const [notice, { items: versions }, facts] = await Promise.all([
    getNotice(actor, id),
    listNoticeVersions(actor, id),
    findFacts(),
  ]);
  const former =
    version === null || version === notice.version ? null : await getNoticeVersion(actor, { ...id, version });
  const text = former ? (former.text ?? (await readTemplate(id.kind, id.locale))) : notice.text;
  const filled = describeFacts(facts, id.locale);
  const values = Object.fromEntries(
    noticePlaceholders.map((name) => [name, [filled[name]].flat().join('; ')]),
  ) as Record<NoticePlaceholder, string>;
  return { notice, former, versions, values, page: parseNotice(text, filled, id.locale) };
}
