import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isProcessGone, processQueries } from '@/components/queries/processes/process-queries';
import { useIdle } from '@/components/query/use-idle';
import { pageDataStaleTime, pollingInterval, pollingIntervals } from '@/components/query/polling-intervals';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { ApiError } from '@/lib/http/browser/browser-client';
import type { ProcessStatus } from '@/lib/domain/process-schemas';
import { candidateKeys, candidateQuery, candidateStatusQuery } from '@/components/queries/candidates/candidate-queries';
import { isRunning } from '@/components/candidates/list/use-candidate-search';

interface LiveCandidateOptions {
  /** Data of the page load, and when it was loaded (epoch milliseconds). */
  initial: CandidateDto;
  loadedAt: number;
  /** Whether the candidate's process starts analyses. */
  starts: boolean;
}

const isNotFound = (error: unknown) =>
  isProcessGone(error) || (error instanceof ApiError && error.code === 'candidate.not-found');

/** The open candidate; its progress is polled while its analysis runs or waits in a process that starts
 * analyses, and otherwise whether it is still there. */
export function useLiveCandidate(candidateId: string, { initial, loadedAt, starts }: LiveCandidateOptions) {
  const { processId } = initial;
  const client = useQueryClient();
  const idle = useIdle();
  const result = useQuery({
    ...candidateQuery(processId, candidateId),
    ...(initial.id === candidateId
      ? { initialData: initial, initialDataUpdatedAt: loadedAt, staleTime: pageDataStaleTime }
      : // Prefetched data is shown at once; this fetch marks the candidate as seen.
        { staleTime: 0 }),
  });
  useEffect(() => {
    // Opening a candidate changes its status in the list.
    void client.invalidateQueries({ queryKey: candidateKeys.searches(processId) });
  }, [client, processId, candidateId]);
  // Data of before the deletion stays in the query.
  const running = result.data !== undefined && isRunning(result.data, starts);
  const presence = useQuery({
    ...candidateStatusQuery(processId, candidateId),
    enabled: ({ state }) => !isNotFound(result.error) && !isNotFound(state.error),
    staleTime: 0,
    refetchInterval: running ? pollingInterval({ live: true, idle }) : !idle && pollingIntervals.presence,
  });
  const isGone = isNotFound(result.error) || isNotFound(presence.error);
  /** With the whole process, as far as this person sees. */
  const isAllGone = isProcessGone(result.error) || isProcessGone(presence.error);
  const candidate = isGone ? undefined : result.data;
  // One from before the candidate was loaded is out of date.
  const liveStatus = presence.dataUpdatedAt >= result.dataUpdatedAt ? presence.data : undefined;

  const ended = running && liveStatus !== undefined && !isRunning(liveStatus, starts);
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: candidateKeys.one(processId, candidateId) });
  }, [ended, client, processId, candidateId]);
  return { result, isGone, isAllGone, candidate, liveStatus: running && liveStatus ? liveStatus : candidate };
}

/** The process's status, which decides the available actions; it may have changed since the page load. */
export function useProcessStatus(
  processId: string,
  initial: { status: ProcessStatus },
  initialDataUpdatedAt: number,
): ProcessStatus {
  const query = processQueries.status(processId);
  return useQuery({ ...query, initialData: initial, initialDataUpdatedAt, staleTime: pageDataStaleTime }).data.status;
}
