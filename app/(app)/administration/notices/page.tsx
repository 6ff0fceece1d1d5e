import { NoticeFactsSection } from '@/components/administration/notices/notice-facts-section';
import { NoticeList } from '@/components/administration/notices/notice-list';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { getNoticeFacts } from '@/lib/notices/get-notice-facts';
import { listNotices } from '@/lib/notices/list-notices';

export const generateMetadata = titleMetadata('administration.pageTitle.notices');

export default async function NoticesPage() {
  const actor = await requirePagePermission('administration');
  const [{ items }, facts] = await Promise.all([listNotices(actor), getNoticeFacts(actor)]);
  return (
    <>
      <NoticeList notices={items} />
      <NoticeFactsSection facts={facts} />
    </>
  );
}
