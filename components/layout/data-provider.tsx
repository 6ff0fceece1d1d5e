'use client';

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { connection } from '@/components/connection/connection';
import { useOnReconnect } from '@/components/connection/use-connection';
import { useBanner } from '@/components/ui/banner';
import { ApiError } from '@/lib/http/browser-client';
import { useEndOfSession } from './use-end-of-session';

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
  onSessionEnd: () => void;
}

/** The table of specification section 8: 401 goes to sign-in, everything else is told by a banner. */
async function tellError(error: unknown, meta: BannerMeta | undefined, answers: Answers): Promise<void> {
  if (error instanceof ApiError && error.status === 401) return answers.onSessionEnd();
  if (meta?.errorBanner === false) return;
  // The notice of the lost connection says it already, and for as long as it lasts.
  if (error instanceof ApiError && error.code === 'network' && (await connection.suspect())) return;
  answers.banner.showError(error instanceof ApiError ? error.message : undefined);
}

function tellSuccess(wanted: boolean | string, banner: Banner): void {
  if (wanted === false) return;
  banner.showSuccess(wanted === true ? undefined : wanted);
}

function createQueryClient(answers: Answers): QueryClient {
  const { banner } = answers;
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => void tellError(error, query.meta, answers),
      onSuccess: (_data, query) => tellSuccess(query.meta?.successBanner ?? false, banner),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => void tellError(error, mutation.meta, answers),
      onSuccess: (_data, _variables, _result, mutation) => tellSuccess(mutation.meta?.successBanner ?? true, banner),
    }),
    defaultOptions: {
      // Specification, section 7: no retry, no refetch on window focus. `always`: without a network a call fails at
      // once and is not sent later on, when nobody expects it any more.
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export function DataProvider({ children }: { children: ReactNode }) {
  const banner = useBanner();
  const router = useRouter();
  const onSessionEnd = useEndOfSession();
  const [client] = useState(() => createQueryClient({ banner, onSessionEnd }));
  useOnReconnect(() => {
    void client.invalidateQueries();
    router.refresh();
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
