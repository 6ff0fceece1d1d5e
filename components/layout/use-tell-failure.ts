'use client';

import { useCallback } from 'react';
import { connection } from '@/components/connection/connection';
import { useBanner } from '@/components/ui/banner';
import { ApiError } from '@/lib/http/browser-client';

/**
 * The table of specification section 8 for a call that failed: it is told by a banner, unless `quiet`. 401 is left to the
 * `SessionKeeper`, which hears of it first.
 */
export function useTellFailure(): (error: unknown, quiet?: boolean) => Promise<void> {
  const { showError } = useBanner();
  return useCallback(
    async (error, quiet = false) => {
      if (quiet || (error instanceof ApiError && error.status === 401)) return;
      // The notice of the lost connection says it already, and for as long as it lasts.
      if (error instanceof ApiError && error.code === 'network' && (await connection.suspect())) return;
      showError(error instanceof ApiError ? error.message : undefined);
    },
    [showError],
  );
}
