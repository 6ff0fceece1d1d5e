import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundMessage } from '@/components/page/not-found-message';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errorPages.notFound');
  return { title: t('title') };
}

export default function NotFoundPage() {
  return <NotFoundMessage />;
}
