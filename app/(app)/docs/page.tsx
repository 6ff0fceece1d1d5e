import { getLocale } from 'next-intl/server';
import { GuideStart } from '@/components/guide/guide-start';
import { listGuide } from '@/lib/guide/get-guide-page';
import { toLocale } from '@/lib/i18n/locale';
import { titleMetadata } from '@/lib/i18n/title-metadata';

export const generateMetadata = titleMetadata('guide.title');

export default async function GuideStartPage() {
  return <GuideStart parts={await listGuide(toLocale(await getLocale()))} />;
}
