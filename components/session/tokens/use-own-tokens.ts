import { useQuery } from '@tanstack/react-query';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { ApiTokens } from '@/lib/users/api-tokens/api-token-schemas';
import { ownTokensKey } from './own-tokens-key';

/** One's own API tokens. @param initial as the page was rendered with */
export function useOwnTokens(initial: ApiTokens) {
  return useQuery({
    queryKey: ownTokensKey,
    queryFn: ({ signal }) => apiAnswer<ApiTokens>({ path: '/users/me/api-tokens', signal }),
    initialData: initial,
  });
}

/** The names of those that can be used. */
export function liveTokenNames({ items }: ApiTokens): string[] {
  return items.filter(({ state }) => state === 'LIVE').map(({ name }) => name);
}
