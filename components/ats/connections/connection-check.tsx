'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { atsQueries, connectionsPath } from '@/components/ats/queries/ats-queries';
import { ErrorState } from '@/components/ui/error-state';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { AccountCheck, ConnectionDto } from '@/lib/ats/connections/connection-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { AssumptionTable } from './assumption-table';
import { CheckLines } from './check-lines';
import { ChosenSettings } from './chosen-settings';
import { CheckReport } from './check-report';
import { useCheckSummary } from './use-check-summary';

/**
 * The check of a connection's account.
 *
 * @param atOnce it runs when this is first shown, for a connection that was just saved
 */
export function useConnectionCheck(connectionId: string, atOnce: boolean) {
  const client = useQueryClient();
  const check = useMutation({
    mutationFn: () => apiAnswer<AccountCheck>({ path: `${connectionsPath}/${connectionId}/check`, method: 'POST' }),
    meta: { successBanner: false, errorBanner: false },
    // It may have changed the settings, and let a stopped connection go on.
    onSettled: () => client.invalidateQueries({ queryKey: atsQueries.connections().queryKey }),
  });
  const { mutate: run } = check;
  const done = useRef(false);
  useEffect(() => {
    if (!atOnce || done.current) return;
    done.current = true;
    run();
  }, [atOnce, run]);
  return { run: () => run(), isPending: check.isPending, error: check.error, found: check.data };
}

interface ConnectionCheckProps extends Omit<ReturnType<typeof useConnectionCheck>, 'run'> {
  connection: Pick<ConnectionDto, 'name' | 'provider'>;
  onRetry: () => void;
}

/** How the check of an account goes, and what it found: the rights, then each assumption. Its summary is announced. */
export function ConnectionCheck({ connection, isPending, error, found, onRetry }: ConnectionCheckProps) {
  const t = useTranslations('ats.account');
  const summary = useCheckSummary();
  const result = isPending ? undefined : found;
  return (
    <>
      <div role="status" className="empty:hidden">
        {isPending && (
          <div className="flex flex-col gap-1.5">
            {t('running')}
            <ProgressBar label={t('running')} value={null} />
          </div>
        )}
        {result && <p className="font-medium text-pretty">{summary(result)}</p>}
      </div>
      {!isPending && error && <ErrorState error={error} onRetry={onRetry} className="py-4" />}
      {result && (
        <div className="flex flex-col gap-3">
          <CheckLines checks={result.checks} />
          <ChosenSettings chosen={result.chosen} />
          <AssumptionTable name={connection.name} assumptions={result.assumptions} />
          <CheckReport provider={connection.provider} check={result} />
        </div>
      )}
    </>
  );
}
