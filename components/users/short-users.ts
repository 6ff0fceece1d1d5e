import { queryOptions } from '@tanstack/react-query';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { ShortUser } from '@/lib/domain/user-schemas';

/** Users for pickers (specification, section 3). */
export const shortUsersQuery = queryOptions({
  queryKey: ['users', 'short'],
  queryFn: async ({ signal }) => (await apiAnswer<{ items: ShortUser[] }>({ path: '/users/short', signal })).items,
});
