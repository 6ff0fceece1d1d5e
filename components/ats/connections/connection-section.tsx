'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plug, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { PageSection } from '@/components/page/page-section';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import type { ConnectionDto } from '@/lib/ats/connections/connection-schemas';
import { ConnectionCard } from './connection-card';

const ConnectionDialog = lazyPart(() => import('./connection-form').then((module) => module.ConnectionDialog));

/** The connections to applicant tracking systems. */
export function ConnectionSection() {
  const t = useTranslations('ats.connections');
  const client = useQueryClient();
  const query = useQuery(atsQueries.connections());
  /** `new`, or the connection that is changed. */
  const [editing, setEditing] = useState<ConnectionDto | 'new' | null>(null);
  const [saved, setSaved] = useState<ConnectionDto | null>(null);
  const items = query.data?.items;
  const onSaved = (connection: ConnectionDto) => {
    setEditing(null);
    setSaved(connection);
    void client.invalidateQueries({ queryKey: atsQueries.connections().queryKey });
  };
  const add = (
    <Button onClick={() => setEditing('new')}>
      <Plus aria-hidden="true" />
      {t('add')}
    </Button>
  );
  return (
    <PageSection id="ats" title={t('title')} intro={t('intro')} actions={items && items.length > 0 && add}>
      {!items && query.error && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} className="border-t" />
      )}
      {!items && !query.error && (
        <div className="flex flex-col gap-2 border-t px-4 py-3">
          <Skeleton className="w-1/3" />
          <Skeleton className="w-1/2" />
        </div>
      )}
      {items?.length === 0 && (
        <EmptyState icon={Plug} title={t('empty')} action={add} className="max-w-lg py-8">
          {t('emptyHint')}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <ul>
          {items.map((connection) => (
            <ConnectionCard
              key={`${connection.connectionId} ${saved?.connectionId === connection.connectionId ? saved.version : ''}`}
              connection={connection}
              loadedAt={query.dataUpdatedAt}
              checkAtOnce={saved?.connectionId === connection.connectionId && saved.hasCredentials && saved.reads}
              onEdit={() => setEditing(connection)}
            />
          ))}
        </ul>
      )}
      {editing && (
        <ConnectionDialog
          connection={editing === 'new' ? null : editing}
          onSaved={onSaved}
          onClose={() => setEditing(null)}
        />
      )}
    </PageSection>
  );
}
