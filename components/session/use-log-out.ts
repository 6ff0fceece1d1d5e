'use client';

import { useCallback, useState } from 'react';
import { confirmLosingUploads } from '@/components/uploads/uploads-state';
import { logOut } from './log-out';
import { useReportError } from '@/components/query/use-report-error';

/** Ends the session and goes where the answer says; asks first while CVs are being uploaded. */
export function useLogOut(): { logOut: () => void; pending: boolean } {
  const reportError = useReportError();
  const [pending, setPending] = useState(false);
  const leave = useCallback(() => {
    setPending(true);
    logOut().then(
      (address) => window.location.assign(address),
      (error: unknown) => {
        setPending(false);
        void reportError(error);
      },
    );
  }, [reportError]);
  const ask = useCallback(() => confirmLosingUploads(leave), [leave]);
  return { logOut: ask, pending };
}
