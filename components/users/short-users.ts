import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { ShortUser } from '@/lib/users/schemas';

let loading: Promise<ShortUser[]> | null = null;

/**
 * People for pickers; labelled with first and last name, valued by `userId` (specification, section 3). Fetched once a
 * tab; after a failure the next who asks fetches again.
 */
export function loadShortUsers(): Promise<ShortUser[]> {
  loading ??= apiAnswer<{ items: ShortUser[] }>({ path: '/users/short' }).then(
    ({ items }) => items,
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
