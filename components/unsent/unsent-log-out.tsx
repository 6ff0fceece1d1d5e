'use client';

import { useTranslations } from 'next-intl';
import { createTabStore } from '@/components/state/tab-store';
import { useTabStore } from '@/components/state/use-tab-store';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { tabChanges } from './tab-changes';
import { useUnsentChanges } from './use-unsent';

const confirmation = createTabStore<{ onConfirm: () => void } | null>(null);

/** Runs `logOut`, after confirmation while changes wait. */
export function confirmWithUnsent(logOut: () => void): void {
  if (tabChanges.store.read().length > 0) confirmation.set({ onConfirm: logOut });
  else logOut();
}

/** Says what happens to the waiting changes at signing out. */
export function UnsentLogOut() {
  const t = useTranslations('unsent.logout');
  const asked = useTabStore(confirmation);
  const changes = useUnsentChanges();
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
