import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { isConnectionLost } from '@/components/state/connection';
import { useBanner } from '@/components/ui/banner';
import { isUnreached } from '@/lib/http/browser/browser-client';

/** Takes the error of an action that is not kept for later, and says so where the connection is lost. */
export function useNeedsConnection(): (error: unknown) => Promise<void> {
  const t = useTranslations('unsent');
  const { showError } = useBanner();
  return useCallback(
    async (error) => {
      if (isUnreached(error) && (await isConnectionLost())) showError(t('needsConnection'));
    },
    [showError, t],
  );
}
