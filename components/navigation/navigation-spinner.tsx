'use client';

import { useTranslations } from 'next-intl';
import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { useTabStore } from '@/components/state/use-tab-store';
import { Spinner } from '@/components/ui/spinner';
import { endNavigation, pendingNavigation } from './pending-navigation';

function EndOfNavigation() {
  const pathname = usePathname();
  const search = useSearchParams();
  useEffect(endNavigation, [pathname, search]);
  return null;
}

/** Shown over the current page until the next one arrives, after 300 ms (specification, sections 2 and 9). */
export function NavigationSpinner() {
  const t = useTranslations('common');
  const pending = useTabStore(pendingNavigation);
  return (
    <>
      <Suspense>
        <EndOfNavigation />
      </Suspense>
      {pending && (
        <div className="pointer-events-none fixed inset-x-0 top-14 z-50 flex justify-center">
          <Spinner className="bg-raised shadow-overlay rounded-full border px-3 py-1.5" label={t('loading')} />
        </div>
      )}
    </>
  );
}
