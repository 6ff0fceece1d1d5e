'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { isConnectionLost } from '@/components/state/connection';
import { useBanner } from '@/components/ui/banner';
import { isSilenced } from '@/components/ui/banner-rules';
import { ApiError, isUnreached } from '@/lib/http/browser/browser-client';

/**
 * The table of specification section 8 for a call that failed: it is told by a banner, unless `quiet`. 401 is left to the
 * `QueryProvider`, which hears of it first.
 *
 * @returns takes the error and, of an act in several calls, what had been done before it, which is said too
 */
export function useReportError(): (error: unknown, quiet?: boolean, done?: string) => Promise<void> {
  const t = useTranslations('ui.banner');
  const { showError, showSuccess } = useBanner();
  return useCallback(
    async (error, quiet = false, done) => {
      if (quiet || (error instanceof ApiError && error.status === 401)) return;
      // The notice of the lost connection says it already, and for as long as it lasts.
      const noticed = isUnreached(error) && (await isConnectionLost());
      // The browser's own words are for nobody's eyes, but they may be among those that no banner is shown for.
      if (noticed || (error instanceof Error && isSilenced(error.message))) {
        if (done) showSuccess(done);
        return;
      }
      const words = error instanceof ApiError ? error.message : '';
      // One banner at a time: the second would take the place of the first.
      showError(done ? `${words || t('error')} ${done}` : words);
    },
    [showError, showSuccess, t],
  );
}
