'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { SyncState } from '@/components/ats/sync/sync-state';
import { useSyncCounts } from '@/components/ats/sync/use-sync-counts';
import { ColumnNames } from '@/components/ui/column-names';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { ConnectionSyncs } from '@/lib/ats/connections/connection-schemas';

const columns = ['process', 'started', 'state', 'counts'] as const;

/** The last synchronisations of a connection, newest first; on a narrow screen each is a block of lines. */
export function ConnectionRuns({ connectionId, name }: { connectionId: string; name: string }) {
  const t = useTranslations('ats.runs');
  const { data, error, refetch } = useQuery({ ...atsQueries.connectionSyncs(connectionId), staleTime: 0 });
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} className="py-4" />;
  if (!data) return <Skeleton className="h-16 w-full" />;
  if (data.items.length === 0) return <p className="text-ink-muted">{t('empty')}</p>;
  return (
    <table aria-label={t('of', { name })} className="w-full text-left">
      <ColumnNames
        columns={columns}
        nameOf={(id) => t(`column.${id}`)}
        className="max-md:sr-only"
        cellOf={() => 'py-1 pr-4 last:pr-0'}
      />
      <tbody>
        {data.items.map((sync) => (
          <Run key={sync.syncId} sync={sync} />
        ))}
      </tbody>
    </table>
  );
}

function Run({ sync }: { sync: ConnectionSyncs['items'][number] }) {
  const t = useTranslations('ats.runs');
  const errors = useTranslations('errors');
  const format = useFormatter();
  const counts = useSyncCounts();
  const { process, startedAt, reason, requestedBy, trigger } = sync;
  const cell = 'py-2 pr-4 align-top last:pr-0 max-md:block max-md:py-0.5';
  return (
    <tr className="border-t max-md:block max-md:py-2">
      <th scope="row" className={`${cell} font-normal break-words`}>
        <Link href={`/processes/${process.id}`} prefetch={false} className="hover:underline">
          {process.ordinalNumber}. {process.name}
        </Link>
      </th>
      <td className={cell}>
        <time dateTime={startedAt} className="tabular-nums">
          {format.dateTime(new Date(startedAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        <span className="text-ink-muted block text-sm">
          {requestedBy ? `${requestedBy.firstName} ${requestedBy.lastName}` : t(`trigger.${trigger}`)}
        </span>
      </td>
      <td className={cell}>
        <SyncState state={sync.state} />
        {reason && (
          <span className="text-ink-muted block max-w-sm text-sm text-pretty">
            {errors.has(reason) ? errors(reason) : reason}
          </span>
        )}
      </td>
      <td className={`${cell} text-sm text-pretty`}>{counts(sync.counts)}</td>
    </tr>
  );
}
