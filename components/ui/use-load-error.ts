'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { isConnectionLost } from '@/components/state/connection';
import { useBanner } from './banner';
import { isChunkError, reloadOnce } from './chunk-error';

/**
 * What follows when a part of the program could not be loaded, where no error boundary stands: nothing while the server is
 * away (the notice says it, and the next try loads again), else a reload, else a banner.
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
