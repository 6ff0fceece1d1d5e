import { queryOptions } from '@tanstack/react-query';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { ShortUser } from '@/lib/domain/user-schemas';

/** Users for pickers (specification, section 3). */
export const shortUsersQuery = queryOptions({
  queryKey: ['users', 'short'],
  queryFn: async ({ signal }) => (await apiAnswer<{ items: ShortUser[] }>({ path: '/users/short', signal })).items,
});

/** Of them those who may see a process. */
export function usersOfProcessQuery(processId: string) {
  return queryOptions({
    queryKey: [...shortUsersQuery.queryKey, processId],
    queryFn: async ({ signal }) => {
      const path = `/users/short?${new URLSearchParams({ processId })}`;
      return (await apiAnswer<{ items: ShortUser[] }>({ path, signal })).items;
    },
    staleTime: 60_000,
  });
}
