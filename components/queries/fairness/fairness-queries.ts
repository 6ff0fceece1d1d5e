import { queryOptions } from '@tanstack/react-query';
import { pollingIntervals } from '@/components/query/polling-intervals';
import type { FairnessEstimate, FairnessReport, FairnessRunDto } from '@/lib/fairness/schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';

/** Whether a run goes on. */
export const isUnderWay = ({ state }: Pick<FairnessRunDto, 'state'>): boolean =>
  state === 'QUEUED' || state === 'RUNNING';

const whileAnyGoesOn = (runs: FairnessRunDto[] | undefined) =>
  runs?.some(isUnderWay) ? pollingIntervals.live : (false as const);

/** Query keys and fetchers of the fairness lab; invalidate by `fairnessQueries.all`. */
export const fairnessQueries = {
  all: ['fairness'] as const,
  /** Of one process, or of all. */
  runs: (processId: string | null) =>
    queryOptions({
      queryKey: [...fairnessQueries.all, 'runs', processId],
      queryFn: ({ signal }) =>
        apiAnswer<{ items: FairnessRunDto[] }>({
          path: processId ? `/processes/${processId}/fairness-runs` : '/administration/fairness-runs',
          signal,
        }),
      refetchInterval: ({ state }) => whileAnyGoesOn(state.data?.items),
    }),
  estimate: (processId: string) =>
    queryOptions({
      queryKey: [...fairnessQueries.all, 'estimate', processId],
      queryFn: ({ signal }) =>
        apiAnswer<FairnessEstimate>({ path: `/processes/${processId}/fairness-runs/estimate`, signal }),
    }),
  report: ({ processId, runId }: { processId: string; runId: string }) =>
    queryOptions({
      queryKey: [...fairnessQueries.all, 'report', runId],
      queryFn: ({ signal }) =>
        apiAnswer<FairnessReport>({ path: `/processes/${processId}/fairness-runs/${runId}`, signal }),
      refetchInterval: ({ state }) => whileAnyGoesOn(state.data && [state.data]),
    }),
};
