'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { useEffect, useState, type ReactNode } from 'react';
import { useOnReconnect } from '@/components/connection/use-connection';
import { useBanner } from '@/components/ui/banner';
import { setAnswers, sharedQueryClient } from './shared-query-client';
import { useTellFailure } from './use-tell-failure';

/**
 * Around whatever fetches by itself or keeps state in the address. It stands where that is, not around everything, so
 * that a page which needs neither does not load TanStack Query and nuqs (docs/decisions/0063).
 */
export function DataScope({ children }: { children: ReactNode }) {
  const { showSuccess } = useBanner();
  const tellFailure = useTellFailure();
  const [client] = useState(sharedQueryClient);
  useEffect(
    () => setAnswers({ onFailure: (error, quiet) => void tellFailure(error, quiet), onSuccess: showSuccess }),
    [tellFailure, showSuccess],
  );
  useOnReconnect(() => void client.invalidateQueries());
  return (
    <QueryClientProvider client={client}>
      <NuqsAdapter>{children}</NuqsAdapter>
    </QueryClientProvider>
  );
}
