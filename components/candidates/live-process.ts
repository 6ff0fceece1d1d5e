'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useRef } from 'react';
import { processQueries } from '@/components/processes/process-queries';
import type { CandidatesStatisticsDto, ProcessDto } from '@/lib/processes/schemas';
import { startsAnalyses } from '@/lib/processes/status';
import { candidateKeys, liveInterval } from './candidate-queries';
import { pendingCvs } from './run-progress';
import { useFreshFromServer } from './use-fresh-from-server';

/** What the parts of the process screen share. */
export interface LiveProcess {
  process: ProcessDto;
  statistics: CandidatesStatisticsDto;
  /** CVs are being analysed, or wait for it in a process that takes them up. */
  live: boolean;
  /** The screen was opened on another tab: what came with the page for this one may have grown old. */
  openedElsewhere: boolean;
}

export const LiveProcessContext = createContext<LiveProcess | null>(null);

/**
 * The process as it stands now.
 *
 * @throws Error outside the process screen
 */
export function useProcessOfScreen(): LiveProcess {
  const shared = use(LiveProcessContext);
  if (!shared) throw new Error('This part belongs into the process screen.');
  return shared;
}

/** Process and figures, looked at every second while candidates are being analysed, also the last of a stopped process. */
export function useLiveProcess(initial: ProcessDto, figures: CandidatesStatisticsDto) {
  const client = useQueryClient();
  const detail = processQueries.detail(initial.id);
  const refetchOnMount = !useFreshFromServer(initial, detail.queryKey);
  const process = useQuery({ ...detail, initialData: initial, staleTime: 0, refetchOnMount }).data;
  const starts = startsAnalyses(process.status);
  const isLive = (statistics: CandidatesStatisticsDto) => pendingCvs(statistics, starts) > 0;
  const counted = useQuery({
    ...processQueries.statistics(initial.id),
    staleTime: 0,
    refetchOnMount,
    initialData: figures,
    refetchInterval: (query) => (query.state.data && isLive(query.state.data) ? liveInterval : false),
  });
  const statistics = counted.data;
  const live = isLive(statistics);

  // The status of the process and of its last rows changes with the end of the run.
  const wasLive = useRef(live);
  useEffect(() => {
    if (wasLive.current === live) return;
    wasLive.current = live;
    void client.invalidateQueries({ queryKey: processQueries.detail(initial.id).queryKey });
    void client.invalidateQueries({ queryKey: candidateKeys.possibleStatuses(initial.id) });
    if (!live) void client.invalidateQueries({ queryKey: candidateKeys.searches(initial.id) });
  }, [live, client, initial.id]);
  return { process, statistics, live, counted };
}
