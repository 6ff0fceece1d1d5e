'use client';

import { useEffect } from 'react';
import { isLostModule } from './reload-on-lost-module';
import { useLostModule } from './use-lost-module';

/** The rule for a part that is fetched on a click, when nobody waits for what comes of it. */
export function LostModuleKeeper() {
  const onLostModule = useLostModule();
  useEffect(() => {
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      if (isLostModule(reason)) void onLostModule(reason);
    };
    window.addEventListener('unhandledrejection', onRejection);
    return () => window.removeEventListener('unhandledrejection', onRejection);
  }, [onLostModule]);
  return null;
}
