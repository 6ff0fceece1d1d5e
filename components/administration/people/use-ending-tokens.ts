import { useQuery } from '@tanstack/react-query';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { Account } from '@/lib/users/account-schemas';
import type { ApiTokenPage } from '@/lib/users/api-tokens/api-token-schemas';

/**
 * The names of the API tokens of an account, before they end.
 *
 * @param doEnd false: nothing is asked
 */
export function useEndingTokens({ userId, email }: Account, doEnd: boolean): string[] {
  const query = useQuery({
    queryKey: ['ending-tokens', userId],
    queryFn: ({ signal }) => {
      const search = new URLSearchParams({ search: email });
      return apiAnswer<ApiTokenPage>({ path: `/administration/api-tokens?${search}`, signal });
    },
    enabled: doEnd,
  });
  const own = query.data?.items.filter(({ owner, state }) => owner.userId === userId && state === 'LIVE');
  return own?.map(({ name }) => name) ?? [];
}
