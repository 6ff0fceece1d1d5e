'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useBanner } from '@/components/ui/banner';
import { isLostModule, mayReload, reloadForLostModule } from './reload-on-lost-module';

/** The same rule for a part that is fetched on a click: no error boundary hears of its failure. */
export function LostModuleKeeper() {
  const t = useTranslations('errorPages.fatal');
  const { showError } = useBanner();
  useEffect(() => {
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      if (!isLostModule(reason)) return;
      if (mayReload()) void reloadForLostModule();
      else showError(t('reloaded'));
    };
    window.addEventListener('unhandledrejection', onRejection);
    return () => window.removeEventListener('unhandledrejection', onRejection);
  }, [showError, t]);
  return null;
}
