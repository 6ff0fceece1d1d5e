'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { connection } from '@/components/connection/connection';
import { useBanner } from '@/components/ui/banner';
import { isLostModule, mayReload, reloadForLostModule } from './reload-on-lost-module';

/**
 * What the failure to fetch a part of the program leads to, where no error boundary stands: nothing while the server is
 * away (the notice says it, and the next try fetches again), else a reload, else a banner.
 */
export function useLostModule(): (error: unknown) => Promise<void> {
  const t = useTranslations('fatalError');
  const { showError } = useBanner();
  return useCallback(
    async (error) => {
      if (await connection.suspect()) return;
      if (!isLostModule(error)) showError();
      else if (mayReload()) await reloadForLostModule();
      else showError(t('reloaded'));
    },
    [showError, t],
  );
}
