import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { processQueries } from '@/components/queries/processes/process-queries';
import type { CandidateListItem, CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { CandidatesStatisticsDto, ProcessDto } from '@/lib/domain/process-schemas';
import type { ProcessStatusAnswer } from '@/lib/processes/status-schemas';
import { runningCandidateStatuses } from '@/lib/domain/process-status';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';

/** Statuses that change without the user: by an analysis, or by the ATS. */
const changing = [...runningCandidateStatuses, 'AWAITING_DOWNLOAD', 'AWAITING_EXTERNAL_PICK'] as const;

/** The mounted searches. */
const activeSearches = (processId: string) =>
  ({ queryKey: candidateKeys.searches(processId), type: 'active' }) as const;

/** Ids of visible candidates that wait or are being analysed; the next poll includes them. */
function visiblePendingIds(client: QueryClient, processId: string): string[] {
  const pages = client.getQueriesData<CandidateSearchAnswer>(activeSearches(processId));
  const items = pages.flatMap(([, page]) => page?.items ?? []);
  return items.filter(({ status }) => changing.includes(status)).map(({ id }) => id);
}

/** Updates the rows of the candidates in the response. Order, count and search stay as they are. */
function refreshRows(client: QueryClient, processId: string, { pending, ended }: ProcessStatusAnswer): void {
  if (pending.length + ended.length === 0) return;
  const updates = new Map<string, Partial<CandidateListItem>>([...pending, ...ended].map((row) => [row.id, row]));
  client.setQueriesData<CandidateSearchAnswer>(
    activeSearches(processId),
    (page) => page && { ...page, items: page.items.map((item) => ({ ...item, ...updates.get(item.id) })) },
  );
}

/** The cheap polling request of the process screen (docs/decisions/0071). */
export function watchProcessQuery(client: QueryClient, processId: string) {
  return queryOptions({
    queryKey: [...processQueries.all, processId, 'watch'],
    queryFn: async ({ signal }) => {
      const candidates = visiblePendingIds(client, processId).join(',');
      const query = candidates ? `?${new URLSearchParams({ candidates })}` : '';
      const path = `/processes/${processId}/status${query}`;
      const answer = await apiAnswer<ProcessStatusAnswer>({ path, signal });
      refreshRows(client, processId, answer);
      return answer;
    },
  });
}

/** The page data as a first poll response. */
export function toLiveStatus(
  { status, statusReason }: ProcessDto,
  statistics: CandidatesStatisticsDto,
): ProcessStatusAnswer {
  const { total, awaiting, running, analysed, failed, byStatus, batch, wait } = statistics;
  return {
    status,
    statusReason,
    total,
    awaiting,
    running,
    analysed,
    failed,
    byStatus,
    batch,
    wait,
    pending: [],
    ended: [],
  };
}
