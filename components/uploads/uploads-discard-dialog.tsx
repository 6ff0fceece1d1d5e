'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useTabStore } from '@/components/state/use-tab-store';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { uploader } from './tab-uploader';
import { countPending } from './upload-item';
import { discardConfirmation, uploads } from './uploads-state';

/** Confirms logging out during an upload. */
export function UploadsDiscardDialog() {
  const t = useTranslations('uploads');
  const { items } = useTabStore(uploads);
  const confirmation = useTabStore(discardConfirmation);
  const onOpenChange = useCallback((open: boolean) => {
    if (!open) discardConfirmation.set(null);
  }, []);
  return (
    <ConfirmDialog
      open={confirmation !== null}
      onOpenChange={onOpenChange}
      title={t('logoutTitle')}
      confirmLabel={t('logoutConfirm')}
      danger
      onConfirm={() => {
        discardConfirmation.set(null);
        uploader.reset();
        confirmation?.onConfirm();
      }}
    >
      {t('logoutText', { count: countPending(items) })}
    </ConfirmDialog>
  );
}
