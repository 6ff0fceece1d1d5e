'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { stagesQuery } from '@/components/queries/candidates/stage-queries';
import { ErrorState } from '@/components/ui/error-state';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';

function Waiting() {
  return (
    <div className="flex flex-col gap-3 px-4 pb-4">
      <Skeleton className="w-1/2" />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

const StagesForm = lazyPart(
  () => import('./stages-form').then((module) => module.StagesForm),
  () => <Waiting />,
);

/** The stages after the decision to advance. */
export function StagesSection() {
  const t = useTranslations('administration.stages');
  const client = useQueryClient();
  const query = useQuery(stagesQuery());
  return (
    <section
      id="stages"
      aria-labelledby="stages-title"
      className="bg-surface scroll-mt-4 overflow-hidden rounded-lg border xl:col-span-2"
    >
      <header className="px-4 pt-3 pb-4">
        <h2 id="stages-title" className="font-medium">
          {t('title')}
        </h2>
        <p className="text-ink-muted mt-1 max-w-3xl text-sm text-pretty">{t('intro')}</p>
      </header>
      {query.data && (
        <StagesForm stages={query.data} onSaved={(saved) => client.setQueryData(stagesQuery().queryKey, saved)} />
      )}
      {!query.data && query.error && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} className="border-t" />
      )}
      {!query.data && !query.error && <Waiting />}
    </section>
  );
}
