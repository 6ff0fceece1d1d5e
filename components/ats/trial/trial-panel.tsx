'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DownloadCloud, FlaskConical, Link2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { Button } from '@/components/ui/button';
import { useCan } from '@/components/users/current-user';
import type { AtsSyncDto } from '@/lib/ats/schemas';
import type { TrialConfirmation } from '@/lib/ats/sync/trial/trial-schemas';
import { apiRequest } from '@/lib/http/browser/browser-client';
import { TrialTable } from './trial-table';

interface TrialPanelProps {
  processId: string;
  /** The present or last synchronisation. */
  sync: AtsSyncDto;
  /** Whether the user may let the rest follow. */
  mayFetch: boolean;
}

/** The first candidates of a new link, for a person to look at before the rest is fetched; nothing at any other time. */
export function TrialPanel({ processId, sync, mayFetch }: TrialPanelProps) {
  const t = useTranslations('ats.trial');
  const client = useQueryClient();
  const mayLink = useCan('process:write');
  const isOver = sync.trial && sync.state === 'SUCCEEDED';
  const trial = useQuery({ ...atsQueries.trial(processId, sync.syncId), enabled: isOver }).data;
  const fetchAll = useMutation({
    mutationFn: (body: TrialConfirmation) =>
      apiRequest({ path: `/processes/${processId}/ats-trial/confirm`, method: 'POST', body }),
    meta: { successBanner: false },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: atsQueries.sync(processId).queryKey }),
        client.invalidateQueries({ queryKey: atsQueries.trial(processId, sync.syncId).queryKey }),
      ]),
  });
  if (!isOver || !trial?.syncId) return null;
  const { syncId } = trial;
  return (
    <section
      aria-labelledby="ats-trial"
      className="bg-surface flex max-h-[60%] shrink-0 flex-col gap-2 overflow-y-auto rounded-lg border px-4 py-3"
    >
      <div>
        <h2 id="ats-trial" className="flex items-center gap-2 font-medium">
          <FlaskConical className="text-accent-ink size-4 shrink-0" aria-hidden="true" />
          {t('title', { count: trial.candidates.length })}
        </h2>
        <p className="text-ink-muted max-w-prose text-sm text-pretty">{t('question')}</p>
      </div>
      <TrialTable processId={processId} candidates={trial.candidates} />
      <div className="flex flex-wrap gap-2">
        {mayFetch && (
          <Button variant="primary" loading={fetchAll.isPending} onClick={() => fetchAll.mutate({ syncId })}>
            <DownloadCloud aria-hidden="true" />
            {t('fetch')}
          </Button>
        )}
        {mayLink && (
          <Button asChild>
            <Link href={`/processes/${processId}?tab=information#ats`}>
              <Link2 aria-hidden="true" />
              {t('change')}
            </Link>
          </Button>
        )}
      </div>
    </section>
  );
}
