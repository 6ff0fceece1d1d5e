import { useCallback, useState } from 'react';
import { confirmDiscardingUploads } from '@/components/uploads/uploads-state';
import { tabChanges } from '@/components/unsent/tab-changes';
import { confirmWithUnsent } from '@/components/unsent/unsent-log-out';
import { apiRequest } from '@/lib/http/browser/browser-client';
import { useReportError } from '@/components/query/use-report-error';

/**
 * Ends the session and goes to the response's Location (specification, section 7); asks first while CVs are being
 * uploaded or changes wait to be sent.
 */
export function useLogOut(): { logOut: () => void; pending: boolean } {
  const reportError = useReportError();
  const [pending, setPending] = useState(false);
  const logOut = useCallback(() => {
    setPending(true);
    apiRequest({ path: '/logout', method: 'POST' }).then(
      ({ headers }) => {
        // What waits stays in the tab for this account, so that nothing is left to warn of.
        tabChanges.close();
        window.location.assign(headers.get('location') ?? '/sign-in');
      },
      (error: unknown) => {
        setPending(false);
        void reportError(error);
      },
    );
  }, [reportError]);
  const confirm = useCallback(() => confirmWithUnsent(() => confirmDiscardingUploads(logOut)), [logOut]);
  return { logOut: confirm, pending };
}
