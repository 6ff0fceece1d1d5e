'use client';

import { useCallback } from 'react';
import { connection } from '@/components/connection/connection';
import { useBanner } from '@/components/ui/banner';
import { ApiError } from '@/lib/http/browser-client';
import { useEndOfSession } from './use-end-of-session';

/**
 * The table of specification section 8 for a call that failed: 401 goes to sign-in, everything else is told by a banner,
 * unless `quiet`.
 */
export function useTellFailure(): (error: unknown, quiet?: boolean) => Promise<void> {
  const { showError } = useBanner();
  const onSessionEnd = useEndOfSession();
  return useCallback(
    async (error, quiet = false) => {
      if (error instanceof ApiError && error.status === 401) return onSessionEnd();
      if (quiet) return;
      // The notice of the lost connection says it already, and for as long as it lasts.
      if (error instanceof ApiError && error.code === 'network' && (await connection.suspect())) return;
      showError(error instanceof ApiError ? error.message : undefined);
    },
    [showError, onSessionEnd],
  );
}
