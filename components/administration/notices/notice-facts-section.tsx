'use client';

import { useTranslations } from 'next-intl';
import { PageSection } from '@/components/page/page-section';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import type { NoticeFactsDto } from '@/lib/notices/schemas';

const NoticeFactsForm = lazyPart(
  () => import('./notice-facts-form').then((module) => module.NoticeFactsForm),
  () => (
    <div className="flex flex-col gap-3 px-4 pb-4">
      <Skeleton className="w-1/2" />
      <Skeleton />
    </div>
  ),
);

/** The form of what all documents say of the installation. */
export function NoticeFactsSection({ facts }: { facts: NoticeFactsDto }) {
  const t = useTranslations('notices.facts');
  return (
    <PageSection id="notice-facts" title={t('title')} intro={t('intro')}>
      <NoticeFactsForm facts={facts} />
    </PageSection>
  );
}
