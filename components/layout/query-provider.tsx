'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useBanner } from '@/components/ui/banner';
import { onSessionEnded } from '@/lib/http/browser/browser-client';
import { setAnswers, sharedQueryClient } from './shared-query-client';
import { useEndOfSession } from './use-end-of-session';
import { useTellFailure } from './use-tell-failure';

/**
 * TanStack Query for the whole product. Failures and successes of queries and mutations are shown as banners
 * (docs/decisions/0079); an answer 401 to any call leads to sign-in (specification, section 8).
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { showSuccess } = useBanner();
  const tellFailure = useTellFailure();
  const endSession = useEndOfSession();
  const [client] = useState(sharedQueryClient);
  useEffect(
    () => setAnswers({ onFailure: (error, quiet) => void tellFailure(error, quiet), onSuccess: showSuccess }),
    [tellFailure, showSuccess],
  );
  useEffect(() => onSessionEnded(endSession), [endSession]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
