'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useOnReconnect } from '@/components/connection/use-connection';
import { useBanner } from '@/components/ui/banner';
import { setAnswers, sharedQueryClient } from './shared-query-client';
import { useTellFailure } from './use-tell-failure';

/** TanStack Query for the whole product; failures and successes of calls are shown as banners (docs/decisions/0079). */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { showSuccess } = useBanner();
  const tellFailure = useTellFailure();
  const [client] = useState(sharedQueryClient);
  useEffect(
    () => setAnswers({ onFailure: (error, quiet) => void tellFailure(error, quiet), onSuccess: showSuccess }),
    [tellFailure, showSuccess],
  );
  useOnReconnect(() => void client.invalidateQueries());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
