'use client';

import { useEffect } from 'react';
import { useOnReconnect } from '@/components/connection/use-connection';
import { useEndOfSession } from '@/components/layout/use-end-of-session';
import { useLostModule } from '@/components/layout/use-lost-module';
import { useLateModule } from '@/components/ui/use-late-module';
import { countUnsent } from './upload-item';
import { endedSessions } from './uploads-state';
import { useUnsentElsewhere } from './unsent-files';
import { useAllUploads } from './use-all-uploads';

const load = () => import('./uploads-bar');

/** The browser asks before it closes or reloads the page while files would be lost with it. */
function useWarningBeforeUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [active]);
}

/** The bar of uploads, fetched when the first file is added. It stands above all routes and stays over every navigation. */
export function UploadsHost() {
  const { items } = useAllUploads();
  const unsentElsewhere = useUnsentElsewhere();
  const endSession = useEndOfSession();
  const onLostModule = useLostModule();
  const { loaded, request } = useLateModule(load);
  useWarningBeforeUnload(countUnsent(items) > 0);
  useEffect(() => endedSessions.subscribe(endSession), [endSession]);
  const wanted = items.length > 0 || unsentElsewhere !== null;
  useEffect(() => {
    if (wanted) request().catch(onLostModule);
  }, [wanted, request, onLostModule]);
  useOnReconnect(() => {
    if (wanted) request().catch(onLostModule);
  });
  return loaded && <loaded.UploadsBar />;
}
