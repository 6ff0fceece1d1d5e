'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { processQueries } from '@/components/processes/queries/process-queries';
import { useIdle } from '@/components/query/use-idle';
import { pageDataStaleTime, pollingInterval } from '@/components/query/polling-intervals';
import type { CandidateDto } from '@/lib/candidates/schemas';
import type { ProcessStatus } from '@/lib/processes/schemas';
import { candidateKeys, candidateQuery, candidateStatusQuery } from '@/components/candidates/queries/candidate-queries';
import { isRunning } from '@/components/candidates/list/use-candidate-search';

interface LiveCandidateOptions {
  /** What came with the page, and when (epoch milliseconds). */
  initial: CandidateDto;
  loadedAt: number;
  /** Analyses start in the candidate's process. */
  starts: boolean;
}

/**
 * The candidate that is open; while the analysis runs, or waits in a process that starts analyses, its progress is looked
 * at every few seconds.
 */
export function useLiveCandidate(candidateId: string, { initial, loadedAt, starts }: LiveCandidateOptions) {
  const { processId } = initial;
  const client = useQueryClient();
  const idle = useIdle();
  const result = useQuery({
    ...candidateQuery(processId, candidateId),
    ...(initial.id === candidateId
      ? { initialData: initial, initialDataUpdatedAt: loadedAt, staleTime: pageDataStaleTime }
      : // What stands ready from looking ahead is shown at once and opened for good by this look.
        { staleTime: 0 }),
  });
  useEffect(() => {
    // Opening a candidate changes its status in the list.
    void client.invalidateQueries({ queryKey: candidateKeys.searches(processId) });
  }, [client, processId, candidateId]);
  const candidate = result.data;
  const running = candidate !== undefined && isRunning(candidate, starts);
  const liveStatus = useQuery({
    ...candidateStatusQuery(processId, candidateId),
    enabled: running,
    staleTime: 0,
    refetchInterval: pollingInterval({ live: true, idle }),
  }).data;

  const ended = running && liveStatus !== undefined && !isRunning(liveStatus, starts);
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: candidateKeys.one(processId, candidateId) });
  }, [ended, client, processId, candidateId]);
  return { result, candidate, liveStatus: running && liveStatus ? liveStatus : candidate };
}

/** The status of the candidate's process, which says what may be done. Someone may have activated it in between. */
export function useProcessStatus(
  processId: string,
  initial: { status: ProcessStatus },
  initialDataUpdatedAt: number,
): ProcessStatus {
  const query = processQueries.status(processId);
  return useQuery({ ...query, initialData: initial, initialDataUpdatedAt, staleTime: pageDataStaleTime }).data.status;
}
