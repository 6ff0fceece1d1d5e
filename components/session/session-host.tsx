'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { KeepingProvider } from '@/components/kept-text/keeping';
import { useBanner } from '@/components/ui/banner';
import { tabChanges } from '@/components/pending-changes/tab-changes';
import { useCurrentUser } from '@/components/users/current-user';
import { findSessionOwner, onSignInElsewhere } from './session-owner';

/**
 * Keeps what a person types on the pages below it for when they come back (docs/decisions/0171). Another person who signs in
 * in this browser does not get to see the open page.
 */
export function SessionHost({ children }: { children: ReactNode }) {
  const t = useTranslations('signedIn');
  const { userId } = useCurrentUser();
  const { showSuccess } = useBanner();
  const [isOther, setIsOther] = useState(false);
  useEffect(
    () =>
      onSignInElsewhere(() => {
        void findSessionOwner().then((owner) => {
          if (!owner || owner === 'second-step' || owner.userId === userId) return;
          setIsOther(true);
          reloadForOther();
        });
      }),
    [userId],
  );
  return (
    <KeepingProvider keeping={{ owner: userId, onRestored: () => showSuccess(t('restored')) }}>
      {children}
      {isOther && (
        <div role="alert" className="bg-canvas fixed inset-0 z-70 grid place-items-center p-6 text-center text-pretty">
          {t('otherPerson')}
        </div>
      )}
    </KeepingProvider>
  );
}

/** Loads the page anew. Nobody is asked whether to stay: what is on it belongs to another person. */
function reloadForOther(): void {
  tabChanges.close();
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.reload();
}
