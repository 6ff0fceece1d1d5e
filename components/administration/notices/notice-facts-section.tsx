'use client';

import { useTranslations } from 'next-intl';
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
    <section aria-labelledby="notice-facts-title" className="bg-surface overflow-hidden rounded-lg border">
      <header className="px-4 pt-3 pb-4">
        <h2 id="notice-facts-title" className="font-medium">
          {t('title')}
        </h2>
        <p className="text-ink-muted mt-1 max-w-3xl text-sm text-pretty">{t('intro')}</p>
      </header>
      <NoticeFactsForm facts={facts} />
    </section>
  );
}
