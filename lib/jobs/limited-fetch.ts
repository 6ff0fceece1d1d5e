import { outgoingFetch } from '@/lib/outgoing-fetch';

/**
 * `fetch` with a timeout, so that a server that accepts connections but never responds is noticed.
 *
 * @param limitMs for the whole request, including the response body
 */
export function limitedFetch(limitMs: number): typeof fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(limitMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    return outgoingFetch(input, { ...init, signal });
  };
}
