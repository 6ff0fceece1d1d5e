'use client';

import { useCallback } from 'react';
import { connection } from '@/components/connection/connection';
import { useBanner } from '@/components/ui/banner';
import { isSilenced } from '@/components/ui/banner-rules';
import { ApiError } from '@/lib/http/browser-client';

/**
 * The table of specification section 8 for a call that failed: it is told by a banner, unless `quiet`. 401 is left to the
 * `CallKeeper`, which hears of it first.
 */
export function useTellFailure(): (error: unknown, quiet?: boolean) => Promise<void> {
  const { showError } = useBanner();
  return useCallback(
    async (error, quiet = false) => {
      if (quiet || (error instanceof ApiError && error.status === 401)) return;
      // The notice of the lost connection says it already, and for as long as it lasts.
      if (error instanceof ApiError && error.code === 'network' && (await connection.suspect())) return;
      if (error instanceof ApiError) return showError(error.message);
      // The browser's own words are for nobody's eyes, but they may be among those that no banner is shown for.
      if (!(error instanceof Error && isSilenced(error.message))) showError();
    },
    [showError],
  );
}
