import { getLocale } from 'next-intl/server';
import { PublicNotice } from '@/components/page/public-notice';
import { toLocale } from '@/lib/i18n/locale';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { showNotice } from '@/lib/notices/show-notice';

export const generateMetadata = titleMetadata('notices.kind.terms');

export default async function TermsPage() {
  return <PublicNotice notice={await showNotice('terms', toLocale(await getLocale()))} />;
}
