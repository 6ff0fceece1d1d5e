'use client';

import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: BannerMeta;
    mutationMeta: BannerMeta;
  }
}

interface BannerMeta extends Record<string, unknown> {
  /**
   * `false`. Mutations: the screen shows the error itself. Queries: it does so in place of the data; a failure that leaves
   * older data on the screen is reported all the same (docs/decisions/0079).
   */
  errorBanner?: boolean;
  /** Mutations: `false` switches it off. Queries: `true` switches it on. A text replaces the default one. */
  successBanner?: boolean | string;
}

/** What becomes of the ends of calls; the scope that is on the screen says. */
export interface OutcomeHandlers {
  onFailure: (error: unknown, quiet: boolean) => void;
  onSuccess: (text: string | undefined) => void;
}

const handlers: { current: OutcomeHandlers | null } = { current: null };
let shared: QueryClient | undefined;

function reportSuccess(wanted: boolean | string): void {
  if (wanted !== false) handlers.current?.onSuccess(wanted === true ? undefined : wanted);
}

type AnyQuery = Query<unknown, unknown, unknown>;

/** Those that have failed, been reported of, and not succeeded since. */
const reported = new WeakSet<AnyQuery>();

/** Whether it is asked again every few seconds, without anybody's doing. */
function isPolled(query: AnyQuery): boolean {
  return query.observers.some(({ options: { refetchInterval } }) =>
    Boolean(typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval),
  );
}

/** Whether everyone who shows what is asked for shows the failure in its place; what is only fetched ahead shows nothing. */
function isShownInPlace({ observers, state, meta }: AnyQuery): boolean {
  if (observers.length === 0) return meta?.errorBanner === false;
  return state.data === undefined && observers.every(({ options }) => options.meta?.errorBanner === false);
}

function reportQueryError(error: unknown, query: AnyQuery): void {
  const quiet = isShownInPlace(query) || (reported.has(query) && isPolled(query));
  if (!quiet) reported.add(query);
  handlers.current?.onFailure(error, quiet);
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: reportQueryError,
      onSuccess: (_data, query) => {
        reported.delete(query);
        reportSuccess(query.meta?.successBanner ?? false);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        handlers.current?.onFailure(error, mutation.meta?.errorBanner === false),
      onSuccess: (_data, _variables, _result, mutation) => reportSuccess(mutation.meta?.successBanner ?? true),
    }),
    defaultOptions: {
      // Specification, section 7: no retry, no refetch on window focus. `always`: without a network a call fails at
      // once and is not sent later on, when nobody expects it any more.
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: 'always',
        staleTime: 30_000,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** One client for all scopes of the tab, so that what one has fetched serves the next; on the server one for each page. */
export function sharedQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  shared ??= createQueryClient();
  return shared;
}

/** Calls that end from now on are answered so. */
export function setOutcomeHandlers(next: OutcomeHandlers): void {
  handlers.current = next;
}
