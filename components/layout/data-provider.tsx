'use client';

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { useBanner } from '@/components/ui/banner';
import { ApiError } from '@/lib/http/browser-client';
import { storeLastVisited } from './last-visited';

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

type Banner = ReturnType<typeof useBanner>;

interface Answers {
  banner: Banner;
  goToSignIn: () => void;
}

/** The table of specification section 8: 401 goes to sign-in, everything else is told by a banner. */
function tellError(error: unknown, meta: BannerMeta | undefined, { banner, goToSignIn }: Answers): void {
  if (error instanceof ApiError && error.status === 401) {
    storeLastVisited(`${window.location.pathname}${window.location.search}`);
    goToSignIn();
    return;
  }
  if (meta?.errorBanner === false) return;
  banner.showError(error instanceof ApiError ? error.message : undefined);
}

function tellSuccess(wanted: boolean | string, banner: Banner): void {
  if (wanted === false) return;
  banner.showSuccess(wanted === true ? undefined : wanted);
}

function createQueryClient(answers: Answers): QueryClient {
  const { banner } = answers;
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => tellError(error, query.meta, answers),
      onSuccess: (_data, query) => tellSuccess(query.meta?.successBanner ?? false, banner),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => tellError(error, mutation.meta, answers),
      onSuccess: (_data, _variables, _result, mutation) => tellSuccess(mutation.meta?.successBanner ?? true, banner),
    }),
    defaultOptions: {
      // Specification, section 7: no retry, no refetch on window focus.
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000 },
      mutations: { retry: false },
    },
  });
}

export function DataProvider({ children }: { children: ReactNode }) {
  const banner = useBanner();
  const router = useRouter();
  const [client] = useState(() => createQueryClient({ banner, goToSignIn: () => router.push('/sign-in') }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
