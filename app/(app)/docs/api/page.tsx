import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ApiReference } from '@/components/api-reference/api-reference';
import { getApiIntroduction } from '@/lib/guide/get-guide-page';
import { toLocale } from '@/lib/i18n/locale';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('guide');
  return { title: t('api'), description: t('apiLead') };
}

export default async function ApiReferencePage() {
  return <ApiReference introduction={await getApiIntroduction(toLocale(await getLocale()))} />;
}
