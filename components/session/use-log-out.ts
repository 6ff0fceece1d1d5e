import { useCallback, useState } from 'react';
import { forgetKept } from '@/components/kept-text/kept-text';
import { confirmDiscardingUploads } from '@/components/uploads/uploads-state';
import { tabChanges } from '@/components/pending-changes/tab-changes';
import { confirmWithPending } from '@/components/pending-changes/pending-log-out';
import { ApiError, apiRequest } from '@/lib/http/browser/browser-client';
import { useReportError } from '@/components/query/use-report-error';

/** @returns where to go. A session that has ended already needs no signing out. */
async function endSession(): Promise<string | null> {
  try {
    const { headers } = await apiRequest({ path: '/logout', method: 'POST' });
    return headers.get('location');
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

interface LogOut {
  /** Asks first while CVs are being uploaded or changes wait to be sent. */
  logOut: () => void;
  /** For a page where nobody could be asked. */
  logOutAtOnce: () => void;
  pending: boolean;
}

/** Ends the session and goes to the response's Location (specification, section 7). */
export function useLogOut(): LogOut {
  const reportError = useReportError();
  const [pending, setPending] = useState(false);
  const logOutAtOnce = useCallback(() => {
    setPending(true);
    endSession().then(
      (address) => {
        // What waits stays in the tab for this account, so that nothing is left to warn of.
        tabChanges.close();
        forgetKept();
        window.location.assign(address ?? '/sign-in');
      },
      (error: unknown) => {
        setPending(false);
        reportError(error);
      },
    );
  }, [reportError]);
  const logOut = useCallback(() => confirmWithPending(() => confirmDiscardingUploads(logOutAtOnce)), [logOutAtOnce]);
  return { logOut, logOutAtOnce, pending };
}
