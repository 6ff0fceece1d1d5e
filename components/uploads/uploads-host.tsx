'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useReportError } from '@/components/query/use-report-error';
import { useTabStore } from '@/components/state/use-tab-store';
import { useWarningBeforeUnload } from '@/components/state/use-warning-before-unload';
import { lazyPart } from '@/components/ui/lazy-part';
import { useEndOfSession } from '@/components/navigation/use-end-of-session';
import { offerDirectUploads } from './direct-upload';
import { countPending } from './upload-item';
import { endedSessions, uploads } from './uploads-state';
import { useMissedUploadsElsewhere } from './missed-uploads';
import { loadUploadsBar } from './load-uploads-bar';

const UploadsBar = lazyPart(loadUploadsBar);
const retryMs = 5000;

/** Files are sent without the bar: when it cannot be loaded that is said once, and it is tried again. */
function useLoadError() {
  const reportError = useReportError();
  const isReported = useRef(false);
  const [failures, setFailures] = useState(0);
  const onLoadError = useCallback(
    (error: unknown) => {
      if (!isReported.current) reportError(error);
      isReported.current = true;
      setTimeout(() => setFailures((count) => count + 1), retryMs);
    },
    [reportError],
  );
  return { failures, onLoadError };
}

/**
 * The uploads bar, mounted above all routes.
 *
 * @param direct whether files may go straight into the store of files
 */
export function UploadsHost({ direct }: { direct: boolean }) {
  const { items } = useTabStore(uploads);
  const missedElsewhere = useMissedUploadsElsewhere();
  const endSession = useEndOfSession();
  const { failures, onLoadError } = useLoadError();
  useWarningBeforeUnload(countPending(items) > 0);
  useEffect(() => offerDirectUploads(direct), [direct]);
  useEffect(() => endedSessions.subscribe(endSession), [endSession]);
  return (items.length > 0 || missedElsewhere !== null) && <UploadsBar key={failures} onLoadError={onLoadError} />;
}
