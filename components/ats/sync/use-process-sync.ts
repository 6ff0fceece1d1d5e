'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { pollingInterval } from '@/components/query/polling-intervals';
import { useIdle } from '@/components/query/use-idle';
import { useBanner } from '@/components/ui/banner';
import type { AtsSyncDto } from '@/lib/ats/schemas';
import { apiRequest } from '@/lib/http/browser/browser-client';
import { useSyncCounts } from './use-sync-counts';

/** Milliseconds between two questions while a synchronisation runs. */
const runningInterval = 1500;

/**
 * A process's synchronisation, which is watched while it runs, and the way to start one.
 *
 * @param isLinked whether the process is linked to the ATS; otherwise nothing is asked
 * @param on `first`: the first new candidates are here, while it still runs; `end`: the candidates may have changed
 */
export function useProcessSync(processId: string, isLinked: boolean, on: { first: () => void; end: () => void }) {
  const t = useTranslations('ats.sync');
  const client = useQueryClient();
  const banner = useBanner();
  const counts = useSyncCounts();
  const idle = useIdle();
  const query = useQuery({
    ...atsQueries.sync(processId),
    enabled: isLinked,
    refetchInterval: ({ state }) => {
      if (state.data?.sync?.state !== 'RUNNING') return pollingInterval({ live: false, idle });
      return idle ? pollingInterval({ live: true, idle }) : runningInterval;
    },
  });
  const sync = query.data?.sync ?? null;
  const start = useMutation({
    mutationFn: ({ full }: { full: boolean }) =>
      apiRequest({ path: `/processes/${processId}/sync?full=${full}`, method: 'PUT' }),
    meta: { successBanner: false },
    onSettled: () => client.invalidateQueries({ queryKey: atsQueries.sync(processId).queryKey }),
  });
  const ended = useRef<((sync: AtsSyncDto) => void) | null>(null);
  const arrived = useRef<(() => void) | null>(null);
  useEffect(() => {
    arrived.current = on.first;
    ended.current = ({ state, counts: done }) => {
      void client.invalidateQueries({ queryKey: ['processes', processId] });
      void client.invalidateQueries({ queryKey: candidateKeys.sources(processId) });
      on.end();
      if (state === 'SUCCEEDED') banner.showSuccess(t('done', { counts: counts(done) }));
    };
  });
  const running = useRef<string | null>(null);
  const hasCandidates = sync?.state === 'RUNNING' && sync.counts.created > 0;
  useEffect(() => {
    if (hasCandidates) arrived.current?.();
  }, [hasCandidates]);
  useEffect(() => {
    if (!sync) return;
    if (sync.state === 'RUNNING') {
      running.current = sync.syncId;
      // The process's figures follow.
      void client.invalidateQueries({ queryKey: ['processes', processId, 'watch'] });
    } else if (running.current === sync.syncId) {
      running.current = null;
      ended.current?.(sync);
    }
  }, [sync, client, processId]);
  return { sync, lastSyncAt: query.data?.lastSyncAt ?? null, start };
}
