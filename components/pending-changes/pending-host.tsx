'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { processQueries } from '@/components/queries/processes/process-queries';
import { useOnBrowserOnline } from '@/components/state/use-connection';
import { useBanner } from '@/components/ui/banner';
import { useCurrentUser } from '@/components/users/current-user';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import { keepDecision, madeDecision } from './made-decisions';
import { PendingLogOut } from './pending-log-out';
import { announceToTabs } from './other-tabs';
import { tabChanges } from './tab-changes';
import { useShowUnsaved } from './use-show-unsaved';

/** The browser asks before it closes the tab while changes are kept in it. */
function useWarningWhilePending(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (tabChanges.store.read().length > 0) event.preventDefault();
    };
    const update = () => {
      window.removeEventListener('beforeunload', ask);
      if (tabChanges.store.read().length > 0) window.addEventListener('beforeunload', ask);
    };
    update();
    const stop = tabChanges.store.subscribe(update);
    return () => {
      stop();
      window.removeEventListener('beforeunload', ask);
    };
  }, []);
}

/** Opens what this tab keeps for the signed-in account, and sends once what waits for the connection. */
export function PendingHost() {
  const t = useTranslations('unsent');
  const client = useQueryClient();
  const { userId } = useCurrentUser();
  const { showSuccess, showError } = useBanner();
  const showUnsaved = useShowUnsaved();
  useWarningWhilePending();
  /** What was not saved when the session ended, or the page was closed. */
  const tellLast = useEffectEvent(() => {
    const last = tabChanges.store.read().findLast(({ state }) => state === 'unsaved');
    if (!last) return;
    const action = { label: t('saveNow'), onClick: () => tabChanges.sendAgain(last.id) };
    showError(t(`wasNotSaved.${last.kind}`, { name: last.name }), { action });
  });
  useEffect(() => {
    tabChanges.open(userId);
    tellLast();
    return () => tabChanges.close();
  }, [userId]);
  useOnBrowserOnline(() => tabChanges.sendUnanswered());
  useEffect(() => {
    const refresh = (processId: string) => {
      void client.invalidateQueries({ queryKey: candidateKeys.all(processId) });
      void client.invalidateQueries({ queryKey: processQueries.statistics(processId).queryKey });
    };
    return tabChanges.listen({
      onSent: (change, answer) => {
        if (change.kind === 'decision') keepDecision(madeDecision(change, answer as CandidateListItem));
        refresh(change.processId);
        announceToTabs();
        const waiting = tabChanges.store.read();
        if (waiting.length === 0) showSuccess(t('allSent'));
      },
      onUnsaved: ({ id }) => showUnsaved(id),
      onRefused: ({ processId, name }) => {
        refresh(processId);
        showError(t('refused', { name }));
      },
    });
  }, [client, showError, showSuccess, showUnsaved, t]);
  return <PendingLogOut />;
}
