'use client';

import { useEffect } from 'react';
import { useTabStore } from '@/components/state/use-tab-store';
import { useWarningBeforeUnload } from '@/components/state/use-warning-before-unload';
import { lazyPart } from '@/components/ui/lazy-part';
import { useEndOfSession } from '@/components/navigation/use-end-of-session';
import { countPending } from './upload-item';
import { endedSessions, uploads } from './uploads-state';
import { useMissedUploadsElsewhere } from './missed-uploads';
import { loadUploadsBar } from './load-uploads-bar';

const UploadsBar = lazyPart(loadUploadsBar);

/** The uploads bar, mounted above all routes. */
export function UploadsHost() {
  const { items } = useTabStore(uploads);
  const missedElsewhere = useMissedUploadsElsewhere();
  const endSession = useEndOfSession();
  useWarningBeforeUnload(countPending(items) > 0);
  useEffect(() => endedSessions.subscribe(endSession), [endSession]);
  return (items.length > 0 || missedElsewhere !== null) && <UploadsBar />;
}
