'use client';

import { useEffect } from 'react';
import { useTabStore } from '@/components/state/use-tab-store';
import { useEndOfSession } from '@/components/navigation/use-end-of-session';
import { countPending } from './upload-item';
import { endedSessions, uploads } from './uploads-state';
import { useMissedUploadsElsewhere } from './missed-uploads';
import { UploadsBar } from './uploads-bar';

/** Asks before closing the page while uploads are pending. */
function useWarningBeforeUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [active]);
}

/** The uploads bar, mounted above all routes. */
export function UploadsHost() {
  const { items } = useTabStore(uploads);
  const missedElsewhere = useMissedUploadsElsewhere();
  const endSession = useEndOfSession();
  useWarningBeforeUnload(countPending(items) > 0);
  useEffect(() => endedSessions.subscribe(endSession), [endSession]);
  return (items.length > 0 || missedElsewhere !== null) && <UploadsBar />;
}
