import type { Prisma } from '@/lib/db/generated/client';
import type { Db } from '@/lib/db/client';
import { readTemplate } from './notice-templates';
import type { NoticeDto, NoticeId, NoticeSummary, StoredVersion } from './schemas';

export const versionInclude = {
  savedBy: { select: { id: true, firstName: true, lastName: true } },
} satisfies Prisma.NoticeVersionInclude;

type VersionRow = Prisma.NoticeVersionGetPayload<{ include: typeof versionInclude }>;

/** A stored version without its text. */
export function serializeVersion({ version, text, savedAt, savedBy }: VersionRow): StoredVersion {
  const { id: userId, firstName, lastName } = savedBy;
  return { version, template: text === null, savedAt: savedAt.toISOString(), savedBy: { userId, firstName, lastName } };
}

/** A notice by its latest version; without one it is the template. */
export function summarize({ kind, locale }: NoticeId, row: VersionRow | null): NoticeSummary {
  if (!row) return { kind, locale, version: 0, template: true, savedAt: null, savedBy: null };
  return { kind, locale, ...serializeVersion(row) };
}

/** A notice as it is now, with the Markdown that holds. */
export async function findNotice(db: Db, { kind, locale }: NoticeId): Promise<NoticeDto> {
  const row = await db.noticeVersion.findFirst({
    where: { kind, locale },
    orderBy: { version: 'desc' },
    include: versionInclude,
  });
  return { ...summarize({ kind, locale }, row), text: row?.text ?? (await readTemplate(kind, locale)) };
}
