/**
 * `fetch` with a time limit for each request, so that a server that takes connections and never answers is noticed.
 *
 * @param limitMs for the whole request, its answer's body included
 */
export function limitedFetch(limitMs: number): typeof fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(limitMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    return fetch(input, { ...init, signal });
  };
}
