'use client';

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: BannerMeta;
    mutationMeta: BannerMeta;
  }
}

interface BannerMeta extends Record<string, unknown> {
  /** `false`: the screen shows the error itself. */
  errorBanner?: boolean;
  /** Mutations: `false` switches it off. Queries: `true` switches it on. A text replaces the default one. */
  successBanner?: boolean | string;
}

/** What becomes of the ends of calls; the scope that is on the screen says. */
export interface Answers {
  onFailure: (error: unknown, quiet: boolean) => void;
  onSuccess: (text: string | undefined) => void;
}

const answers: { current: Answers | null } = { current: null };
let shared: QueryClient | undefined;

function tellSuccess(wanted: boolean | string): void {
  if (wanted !== false) answers.current?.onSuccess(wanted === true ? undefined : wanted);
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => answers.current?.onFailure(error, query.meta?.errorBanner === false),
      onSuccess: (_data, query) => tellSuccess(query.meta?.successBanner ?? false),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        answers.current?.onFailure(error, mutation.meta?.errorBanner === false),
      onSuccess: (_data, _variables, _result, mutation) => tellSuccess(mutation.meta?.successBanner ?? true),
    }),
    defaultOptions: {
      // Specification, section 7: no retry, no refetch on window focus. `always`: without a network a call fails at
      // once and is not sent later on, when nobody expects it any more.
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000, networkMode: 'always' },
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
export function setAnswers(next: Answers): void {
  answers.current = next;
}
