import { queryOptions } from '@tanstack/react-query';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { ShortlistDto, ShortlistItem } from '@/lib/shortlists/shortlist-schemas';

export const shortlistPath = (processId: string, shortlistId: string): string =>
  `/processes/${processId}/shortlists/${shortlistId}`;

export const shortlistQueries = {
  all: (processId: string) =>
    queryOptions({
      queryKey: ['shortlists', processId],
      queryFn: ({ signal }) =>
        apiAnswer<{ items: ShortlistItem[] }>({ path: `/processes/${processId}/shortlists`, signal }),
    }),
  one: (processId: string, shortlistId: string) =>
    queryOptions({
      queryKey: ['shortlists', processId, shortlistId],
      queryFn: ({ signal }) => apiAnswer<ShortlistDto>({ path: shortlistPath(processId, shortlistId), signal }),
    }),
};
