'use client';

import { useTranslations } from 'next-intl';
import { createTabStore } from '@/components/state/tab-store';
import { useTabStore } from '@/components/state/use-tab-store';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { tabChanges } from './tab-changes';
import { usePendingChanges } from './use-pending';

const confirmation = createTabStore<{ onConfirm: () => void } | null>(null);

/** Runs `logOut`, after confirmation while changes wait. */
export function confirmWithPending(logOut: () => void): void {
  if (tabChanges.store.read().length > 0) confirmation.set({ onConfirm: logOut });
  else logOut();
}

/** Says what happens to the waiting changes at signing out. */
export function PendingLogOut() {
  const t = useTranslations('unsent.logout');
  const asked = useTabStore(confirmation);
  const changes = usePendingChanges();
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => {
        if (!open) confirmation.set(null);
      }}
      title={t('title')}
      confirmLabel={t('confirm')}
      onConfirm={() => {
        confirmation.set(null);
        asked?.onConfirm();
      }}
    >
      {t('text', { count: changes.length })}
    </ConfirmDialog>
  );
}
