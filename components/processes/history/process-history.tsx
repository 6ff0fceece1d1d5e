'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { processQueries } from '@/components/queries/processes/process-queries';
import { Skeleton } from '@/components/ui/skeleton';
import { HistoryEntryItem } from './history-entry';
import { lineEntries, type LinedEntry } from './history-lines';

/** The changes of the process by day, newest first. */
export function ProcessHistory({ process }: { process: ProcessDto }) {
  const t = useTranslations('processHistory');
  const format = useFormatter();
  const history = useInfiniteQuery(processQueries.history(process.id));
  if (!history.data) {
    return history.error ? (
      <ErrorState error={history.error} onRetry={() => void history.refetch()} />
    ) : (
      <HistorySkeleton />
    );
  }
  const { entries, total } = history.data;
  if (total === 0) {
    return (
      <EmptyState icon={History} title={t('empty')}>
        <p>{t('emptyHint')}</p>
      </EmptyState>
    );
  }
  const days = byDay(lineEntries(entries, process.budget), (at) => format.dateTime(at, { dateStyle: 'full' }));
  return (
    <div className="flex flex-col gap-5">
      {[...days].map(([day, dayEntries]) => (
        <section key={day} aria-label={day}>
          <h3 className="text-ink-muted mb-1.5 text-sm font-medium first-letter:uppercase">{day}</h3>
          <ol className="bg-surface divide-y rounded-lg border">
            {dayEntries.map((entry) => (
              <HistoryEntryItem key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {history.hasNextPage && (
          <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {t('older')}
          </Button>
        )}
        <p role="status" className="text-ink-muted text-sm tabular-nums">
          {t('shown', { shown: entries.length, total })}
        </p>
        {history.isFetchNextPageError && (
          <ErrorState error={history.error} onRetry={() => void history.fetchNextPage()} className="mx-0" />
        )}
      </div>
    </div>
  );
}

function byDay(entries: readonly LinedEntry[], dayOf: (at: Date) => string): Map<string, LinedEntry[]> {
  return Map.groupBy(entries, ({ at }) => dayOf(new Date(at)));
}

/** Skeleton of the history. */
function HistorySkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-2">
      <Skeleton className="w-40" />
      <div className="bg-surface divide-y rounded-lg border">
        {[0, 1, 2].map((row) => (
          <div key={row} className="grid gap-x-6 gap-y-2 px-4 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <Skeleton className="w-32" />
            <div className="flex flex-col gap-2">
              <Skeleton className="w-1/2" />
              <Skeleton className="w-3/4" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
