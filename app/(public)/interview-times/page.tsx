import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { InterviewTimesPage } from '@/components/interview-times-page/interview-times-page';
import { toLocale } from '@/lib/i18n/locale';
import { pageMessages } from '@/lib/i18n/page-messages';

/** No search engine lists it, and no page that it leads to learns its address. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('interviewTimesPage');
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** Where a candidate picks a time for an interview; the token is in the fragment, which only the browser sees. */
export default async function InterviewTimesRoute() {
  return <InterviewTimesPage texts={pageMessages[toLocale(await getLocale())].interviewTimesPage} />;
}
