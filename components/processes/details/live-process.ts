import { useQuery, useQueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, useRef } from 'react';
import { isProcessGone, processQueries } from '@/components/queries/processes/process-queries';
import { useIdle } from '@/components/query/use-idle';
import { pageDataStaleTime, pollingInterval } from '@/components/query/polling-intervals';
import type { CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import type { CandidatesStatisticsDto, ProcessDto } from '@/lib/domain/process-schemas';
import type { ProcessStatusAnswer } from '@/lib/processes/status-schemas';
import { startsAnalyses } from '@/lib/domain/process-status';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { pendingCvs } from './run-progress';
import { toLiveStatus, watchProcessQuery } from './watch-process';

/** State shared by the parts of the process screen. */
export interface LiveProcess {
  process: ProcessDto;
  statistics: CandidatesStatisticsDto;
}

export const LiveProcessContext = createContext<LiveProcess | null>(null);

/**
 * The current process.
 *
 * @throws Error outside the process screen
 */
export function useLiveProcessContext(): LiveProcess {
  const shared = use(LiveProcessContext);
  if (!shared) throw new Error('This part belongs into the process screen.');
  return shared;
}

/**
 * The live process and its statistics. One cheap polled request keeps them and the table's rows current; the expensive
 * statistics are refetched when a run ends, or by the component that shows them.
 *
 * @param loadedAt when the page was loaded, in epoch milliseconds
 */
export function useLiveProcess(initial: ProcessDto, initialStatistics: CandidatesStatisticsDto, loadedAt: number) {
  const client = useQueryClient();
  const idle = useIdle();
  const fromPage = { initialDataUpdatedAt: loadedAt, staleTime: pageDataStaleTime };
  const detail = useQuery({ ...processQueries.detail(initial.id), ...fromPage, initialData: initial });
  const fetchedProcess = detail.data;
  const fetchedStatistics = useQuery({
    ...processQueries.statistics(initial.id),
    ...fromPage,
    initialData: initialStatistics,
  }).data;
  const statusQuery = useQuery({
    ...watchProcessQuery(client, initial.id),
    ...fromPage,
    initialData: () => toLiveStatus(initial, initialStatistics),
    refetchInterval: ({ state }) =>
      !isProcessGone(state.error) &&
      pollingInterval({ live: state.data !== undefined && isChanging(state.data), idle }),
  });
  const liveStatus = statusQuery.data;
  const live = isLive(liveStatus);
  useDependentInvalidation(initial.id, liveStatus, live);

  const process = useMemo(
    () => ({ ...fetchedProcess, status: liveStatus.status, statusReason: liveStatus.statusReason }),
    [fetchedProcess, liveStatus.status, liveStatus.statusReason],
  );
  const statistics = useMemo(() => {
    const { total, awaiting, running, analysed, failed, byStatus, batch, wait } = liveStatus;
    return { ...fetchedStatistics, total, awaiting, running, analysed, failed, byStatus, batch, wait };
  }, [fetchedStatistics, liveStatus]);
  const isGone = isProcessGone(detail.error) || isProcessGone(statusQuery.error);
  return { process, statistics, live, statusQuery, isGone };
}

function isLive(liveStatus: ProcessStatusAnswer): boolean {
  const { batch } = liveStatus;
  const ending = batch?.ended === false && batch.cancelling;
  return ending || pendingCvs(liveStatus, startsAnalyses(liveStatus.status)) > 0;
}

/** Whether analyses run, or candidates are being sent to the ATS. */
function isChanging(liveStatus: ProcessStatusAnswer): boolean {
  return isLive(liveStatus) || (liveStatus.byStatus['AWAITING_EXTERNAL_PICK'] ?? 0) > 0;
}

/** Invalidates dependent queries when the process has changed since the last poll. */
function useDependentInvalidation(processId: string, { status, total }: ProcessStatusAnswer, live: boolean): void {
  const client = useQueryClient();
  const before = useRef({ live, status, total });
  useEffect(() => {
    const last = before.current;
    before.current = { live, status, total };
    const invalidate = (queryKey: QueryKey) => void client.invalidateQueries({ queryKey });
    if (last.live !== live || last.status !== status) {
      invalidate(processQueries.detail(processId).queryKey);
      invalidate(processQueries.possibleStatuses(processId).queryKey);
    }
    if (last.live && !live) {
      invalidate(processQueries.statistics(processId).queryKey);
      invalidate(candidateKeys.searches(processId));
    } else if (last.total !== total) {
      // An empty list shows new candidates at once; others keep their order.
      const isEmpty = ({ state }: Query) => (state.data as CandidateSearchAnswer | undefined)?.totalItems === 0;
      void client.invalidateQueries({ queryKey: candidateKeys.searches(processId), predicate: isEmpty });
    }
  }, [client, processId, live, status, total]);
}
