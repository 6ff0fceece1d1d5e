import { notFound } from 'next/navigation';
import { NoticeDocument } from '@/components/administration/notices/notice-document';
import { NoticeHistory } from '@/components/administration/notices/notice-history';
import { NoticeText } from '@/components/page/notice-text';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { orNotFound } from '@/lib/http/server/or-not-found';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { openNotice } from '@/lib/notices/open-notice';
import { noticeParams, noticeVersionParams } from '@/lib/notices/schemas';

export const generateMetadata = titleMetadata('administration.pageTitle.notices');

interface NoticePageProps {
  params: Promise<Record<string, string>>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** With `?version=3` that former version. */
export default async function NoticePage({ params, searchParams }: NoticePageProps) {
  const actor = await requirePagePermission('administration');
  const id = noticeParams.safeParse(await params);
  if (!id.success) notFound();
  const asked = noticeVersionParams.shape.version.safeParse((await searchParams).version);
  const opened = await orNotFound(
    openNotice(actor, { ...id.data, version: asked.success ? asked.data : null }),
    'notice.version-not-found',
  );
  const { notice, former, values, page, versions } = opened;
  return (
    <>
      <NoticeDocument key={notice.version} notice={notice} former={former} values={values}>
        <NoticeText {...page} heading="h2" />
      </NoticeDocument>
      <NoticeHistory id={id.data} versions={versions} shown={former?.version ?? null} />
    </>
  );
}
