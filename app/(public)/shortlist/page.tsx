import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ShortlistOwnPage } from '@/components/shortlist-page/shortlist-own-page';
import { toLocale } from '@/lib/i18n/locale';
import { pageMessages } from '@/lib/i18n/page-messages';

/** No search engine lists it, and no page that it leads to learns its address. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shortlistPage');
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** Where the link to a shortlist leads; its token is in the fragment, which only the browser sees. */
export default async function ShortlistPage() {
  return <ShortlistOwnPage texts={pageMessages[toLocale(await getLocale())].shortlistPage} />;
}
