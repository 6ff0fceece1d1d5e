'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useBanner } from '@/components/ui/banner';
import { isConnectionLost } from '@/components/state/connection';
import { useOnReconnect } from '@/components/state/use-connection';
import { isUnreached, onSessionEnded } from '@/lib/http/browser/browser-client';
import { setOutcomeHandlers, sharedQueryClient } from './shared-query-client';
import { useEndOfSession } from '@/components/navigation/use-end-of-session';
import { useReportError } from './use-report-error';

/**
 * TanStack Query for all pages. Outcomes of queries and mutations are shown as banners (docs/decisions/0065); a 401
 * leads to sign-in (specification, section 8).
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('ui.banner');
  const { showError, showSuccess } = useBanner();
  const reportError = useReportError();
  const endSession = useEndOfSession();
  const [client] = useState(sharedQueryClient);
  /** The connection is lost, and a query that failed because of it was reported. */
  const isLossTold = useRef(false);
  useOnReconnect(() => {
    isLossTold.current = false;
  });
  useEffect(
    () =>
      setOutcomeHandlers({
        onFailure: (error, meta) => {
          if (!isUnreached(error)) return reportError(error, meta?.errorBanner === false);
          if (!meta?.changes) return reportError(error);
          return showError(`${t('error')} ${t('notSaved', { what: meta.changes })}`);
        },
        onQueryFailure: async (error, quiet) => {
          if (!isUnreached(error)) return reportError(error, quiet);
          const isLost = await isConnectionLost();
          if (quiet || (isLost && isLossTold.current)) return;
          // Said once; while it lasts the connection notice says it.
          isLossTold.current = isLost;
          showError(`${t('error')} ${t('unreadable')}`);
        },
        onSuccess: showSuccess,
      }),
    [reportError, showError, showSuccess, t],
  );
  useEffect(() => onSessionEnded(endSession), [endSession]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
