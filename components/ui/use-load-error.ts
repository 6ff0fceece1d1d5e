import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { isConnectionLost } from '@/components/state/connection';
import { useBanner } from './banner';
import { isChunkError, reloadOnce } from './chunk-error';

/**
 * Handles a chunk that failed to load outside an error boundary: nothing while offline (the notice says it, and the
 * next try reloads), else one page reload, else a banner.
 */
export function useLoadError(): (error: unknown) => Promise<void> {
  const t = useTranslations('fatalError');
  const { showError } = useBanner();
  return useCallback(
    async (error) => {
      if (await isConnectionLost()) return;
      if (!isChunkError(error)) showError();
      else if (!(await reloadOnce())) showError(t('reloaded'));
    },
    [showError, t],
  );
}
