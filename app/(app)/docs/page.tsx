import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { GuideStart } from '@/components/guide/guide-start';
import { listGuide } from '@/lib/guide/get-guide-page';
import { toLocale } from '@/lib/i18n/locale';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('guide');
  return { title: t('title') };
}

export default async function GuideStartPage() {
  return <GuideStart parts={await listGuide(toLocale(await getLocale()))} />;
}
