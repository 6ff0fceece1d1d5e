import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
    mutationMeta: MutationMeta;
  }
}

interface QueryMeta extends Record<string, unknown> {
  /** It is a change whose answer is read in parts, and reports its failure itself. Any other failed query is reported. */
  isChange?: true;
  /** `true` enables it. A string replaces the default text. */
  successBanner?: boolean | string;
}

interface MutationMeta extends Record<string, unknown> {
  /** `false`: the screen shows the error itself. One without an answer has a banner all the same (docs/decisions/0065). */
  errorBanner?: false;
  /** What is not saved where no answer came, as the banner names it. */
  changes?: string;
  /** `false` disables it. A string replaces the default text. */
  successBanner?: boolean | string;
}

/** Set by the mounted `QueryProvider`. */
export interface OutcomeHandlers {
  /** Of a mutation. */
  onFailure: (error: unknown, meta: MutationMeta | undefined) => void;
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

function reportQueryError(error: unknown, query: AnyQuery): void {
  const quiet = query.meta?.isChange === true || (reported.has(query) && isPolled(query));
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
      onError: (error, _variables, _result, mutation) => handlers.current?.onFailure(error, mutation.meta),
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
