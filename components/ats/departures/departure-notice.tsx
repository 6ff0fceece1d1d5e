'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { History, UserX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { DepartureCause } from './departure-cause';

const DepartureDialog = lazyPart(() => import('./departure-dialog').then((module) => module.DepartureDialog));
const RestoreDialog = lazyPart(() => import('./restore-dialog').then((module) => module.RestoreDialog));

interface DepartureNoticeProps {
  processId: string;
  /** When the last synchronisation ended; the next one may have found others. */
  syncEndedAt: string | null;
}

/**
 * How many candidates were not found in the ATS, why probably, and that nobody was erased; for administrators also how many
 * were erased lately.
 */
export function DepartureNotice({ processId, syncEndedAt }: DepartureNoticeProps) {
  const t = useTranslations('ats.departures');
  const client = useQueryClient();
  const [open, setOpen] = useState<'waiting' | 'restorable' | null>(null);
  const { data } = useQuery(atsQueries.departures(processId));
  useEffect(() => {
    void client.invalidateQueries({ queryKey: atsQueries.departures(processId).queryKey });
  }, [client, processId, syncEndedAt]);
  const close = () => setOpen(null);
  return (
    <>
      {data && data.total > 0 && (
        <div
          role="status"
          className="bg-caution-soft text-caution-ink flex shrink-0 flex-wrap items-start gap-x-3 gap-y-2 rounded-lg px-3 py-2"
        >
          <UserX className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-medium text-pretty">{t('notice', { count: data.total })}</p>
            <p className="max-w-prose text-pretty">
              <DepartureCause departures={data} />
            </p>
          </div>
          <Button size="sm" onClick={() => setOpen('waiting')}>
            {t('see')}
          </Button>
        </div>
      )}
      {data && data.restorable.length > 0 && (
        <div className="bg-sunken flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 rounded-lg px-3 py-1.5">
          <History className="text-ink-muted size-4 shrink-0" aria-hidden="true" />
          <p className="min-w-0 flex-1 basis-60 text-pretty">
            {t('restore.notice', { count: data.restorable.length })}
          </p>
          <Button size="sm" variant="ghost" onClick={() => setOpen('restorable')}>
            {t('restore.open')}
          </Button>
        </div>
      )}
      {open === 'waiting' && <DepartureDialog processId={processId} onClose={close} />}
      {open === 'restorable' && <RestoreDialog processId={processId} onClose={close} />}
    </>
  );
}
