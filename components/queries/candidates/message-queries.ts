import { queryOptions } from '@tanstack/react-query';
import type { WaitingMessages } from '@/lib/domain/message-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';

/** Query keys and fetchers of one's own messages to candidates. */
export const messageQueries = {
  /** Those that have not left. */
  waiting: queryOptions({
    queryKey: ['messages', 'waiting'],
    queryFn: ({ signal }) => apiAnswer<WaitingMessages>({ path: '/users/me/waiting-messages', signal }),
  }),
};
