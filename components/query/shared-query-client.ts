import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: BannerMeta;
    mutationMeta: BannerMeta;
  }
}

interface BannerMeta extends Record<string, unknown> {
  /**
   * `false`: the screen shows the error itself; for queries, in place of the data. A failed refetch that leaves older
   * data visible is reported anyway (docs/decisions/0065).
   */
  errorBanner?: boolean;
  /** Mutations: `false` disables it. Queries: `true` enables it. A string replaces the default text. */
  successBanner?: boolean | string;
}

/** Set by the mounted `QueryProvider`. */
export interface OutcomeHandlers {
  /** Of a mutation. */
  onFailure: (error: unknown, quiet: boolean) => void;
  onQueryFailure: (error: unknown, quiet: boolean) => Promise<void>;
  onSuccess: (text: string | undefined) => void;
}

const handlers: { current: OutcomeHandlers | null } = { current: null };
let shared: QueryClient | undefined;

function reportSuccess(banner: boolean | string): void {
  if (banner !== false) handlers.current?.onSuccess(banner === true ? undefined : banner);
}

type AnyQuery = Query<unknown, unknown, unknown>;

/** Failed queries already reported and not successful since. */
const reported = new WeakSet<AnyQuery>();

/** Whether the query is polled. */
function isPolled(query: AnyQuery): boolean {
  return query.observers.some(({ options: { refetchInterval } }) =>
    Boolean(typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval),
  );
}

/** Whether all observers show the error in place of the data; a prefetch without observers shows nothing. */
function isShownInPlace({ observers, state, meta }: AnyQuery): boolean {
  if (observers.length === 0) return meta?.errorBanner === false;
  return state.data === undefined && observers.every(({ options }) => options.meta?.errorBanner === false);
}

function reportQueryError(error: unknown, query: AnyQuery): void {
  const quiet = isShownInPlace(query) || (reported.has(query) && isPolled(query));
  if (!quiet) reported.add(query);
  void handlers.current?.onQueryFailure(error, quiet);
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
      // Specification, section 7: no retry, no refetch on window focus. `always`: offline requests fail at once instead
      // of being sent later.
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

/** One client per tab; on the server one per page. */
export function sharedQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  shared ??= createQueryClient();
  return shared;
}

export function setOutcomeHandlers(next: OutcomeHandlers): void {
  handlers.current = next;
}
