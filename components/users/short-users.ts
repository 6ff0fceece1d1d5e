import { queryOptions } from '@tanstack/react-query';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { ShortUser } from '@/lib/users/schemas';

/** Users for pickers (specification, section 3). */
export const shortUsersQuery = queryOptions({
  queryKey: ['users', 'short'],
  queryFn: async ({ signal }) => (await apiAnswer<{ items: ShortUser[] }>({ path: '/users/short', signal })).items,
});
