import { queryOptions } from '@tanstack/react-query';
import { apiRequest } from '@/lib/http/browser-client';
import {
  candidatesStatisticsSchema,
  processSchema,
  type CreateProcessInput,
  type ProcessDto,
} from '@/lib/processes/schemas';

/** Query keys and fetchers of processes; invalidate by `processQueries.all`. */
export const processQueries = {
  all: ['processes'] as const,
  detail: (processId: string) =>
    queryOptions({
      queryKey: [...processQueries.all, processId, 'detail'],
      queryFn: ({ signal }) => apiRequest({ path: `/processes/${processId}`, answer: processSchema, signal }),
    }),
  statistics: (processId: string) =>
    queryOptions({
      queryKey: [...processQueries.all, processId, 'statistics'],
      queryFn: ({ signal }) =>
        apiRequest({
          path: `/processes/${processId}/candidates-statistics`,
          answer: candidatesStatisticsSchema,
          signal,
        }),
    }),
};

export function createProcess(body: CreateProcessInput): Promise<ProcessDto> {
  return apiRequest({ path: '/processes', method: 'POST', body, answer: processSchema });
}

/** Finishes the form and opens the process for CVs. */
export async function defineAndActivate(processId: string): Promise<void> {
  await apiRequest({ path: `/processes/${processId}/defined`, method: 'PUT' });
  await apiRequest({ path: `/processes/${processId}/status`, method: 'PUT', body: { status: 'ACTIVE' } });
}
