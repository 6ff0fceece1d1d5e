import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { GuideArticle } from '@/components/guide/guide-article';
import { findGuidePage } from '@/lib/guide/get-guide-page';
import { guidePictures } from '@/lib/guide/guide-pictures';
import { toLocale } from '@/lib/i18n/locale';

interface GuidePageProps {
  params: Promise<{ page: string }>;
}

async function loadPage({ params }: GuidePageProps) {
  const page = await findGuidePage(toLocale(await getLocale()), (await params).page);
  if (!page) notFound();
  return page;
}

export async function generateMetadata(props: GuidePageProps): Promise<Metadata> {
  const { title, lead } = await loadPage(props);
  return { title, description: lead };
}

export default async function GuidePage(props: GuidePageProps) {
  const page = await loadPage(props);
  return <GuideArticle page={page} pictures={guidePictures(toLocale(await getLocale()))} />;
}
