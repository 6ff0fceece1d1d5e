'use client';

import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { PageBody } from '@/components/page/page-body';
import { PageTitle } from '@/components/page/page-title';
import { pageDataStaleTime, pollingInterval } from '@/components/query/polling-intervals';
import { useIdle } from '@/components/query/use-idle';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { fullName } from '@/components/users/full-name';
import type { ShortlistItem } from '@/lib/shortlists/shortlist-schemas';
import { shortlistPath, shortlistQueries } from './shortlist-queries';

interface ShortlistsScreenProps {
  process: { id: string; name: string };
  shortlists: { items: ShortlistItem[] };
  loadedAt: number;
}

/** The shortlists of a process, and how far their answers are. */
export function ShortlistsScreen({ process, shortlists, loadedAt }: ShortlistsScreenProps) {
  const t = useTranslations('shortlists');
  const idle = useIdle();
  const { data } = useQuery({
    ...shortlistQueries.all(process.id),
    initialData: shortlists,
    initialDataUpdatedAt: loadedAt,
    staleTime: pageDataStaleTime,
    refetchInterval: pollingInterval({ live: false, idle }),
  });
  return (
    <PageBody>
      <PageTitle
        titleId="shortlists.title"
        backButtonId="shortlists.backToProcess"
        backButtonUrl={`/processes/${process.id}`}
        aside={<span className="text-ink-muted wrap-anywhere">{process.name}</span>}
      />
      {data.items.length === 0 ? (
        <EmptyState
          icon={Share2}
          title={t('empty.title')}
          action={
            <Button asChild>
              <Link href={`/processes/${process.id}`}>{t('empty.act')}</Link>
            </Button>
          }
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <div className="max-w-4xl px-4 pb-6 lg:px-6">
          <p className="text-ink-muted mb-3 text-pretty">{t('lead')}</p>
          <ul className="bg-surface divide-line divide-y overflow-hidden rounded-lg border">
            {data.items.map((item) => (
              <ShortlistRow key={item.shortlistId} processId={process.id} item={item} />
            ))}
          </ul>
        </div>
      )}
    </PageBody>
  );
}

function ShortlistRow({ processId, item }: { processId: string; item: ShortlistItem }) {
  const t = useTranslations('shortlists.item');
  const format = useFormatter();
  const { shortlistId, name, createdBy, createdAt, candidates, reviewers, link } = item;
  const day = format.dateTime(new Date(createdAt), { dateStyle: 'medium' });
  return (
    <li>
      <Link
        prefetch={false}
        href={shortlistPath(processId, shortlistId)}
        className="hover:bg-hover flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0">
          <span className="block font-medium wrap-anywhere">{name}</span>
          <span className="text-ink-muted block text-sm text-pretty">
            {[t('candidates', { count: candidates }), t('reviewers', { count: reviewers })].join(' · ')}
            {createdBy && ` · ${t('by', { name: fullName(createdBy), day })}`}
          </span>
        </span>
        <Badge tone={link?.state === 'OPEN' ? 'positive' : link?.state === 'LOCKED' ? 'negative' : 'neutral'}>
          {t(link?.state ?? 'noLink')}
        </Badge>
      </Link>
    </li>
  );
}
