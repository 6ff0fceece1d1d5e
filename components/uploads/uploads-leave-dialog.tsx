'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useTabStore } from '@/components/state/use-tab-store';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { uploader } from './tab-uploader';
import { countUnsent } from './upload-item';
import { leaveQuestion, uploads } from './uploads-state';

/** Asks before the session is ended while files are on their way. */
export function UploadsLeaveDialog() {
  const t = useTranslations('uploads');
  const { items } = useTabStore(uploads);
  const question = useTabStore(leaveQuestion);
  const onOpenChange = useCallback((open: boolean) => {
    if (!open) leaveQuestion.set(null);
  }, []);
  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={onOpenChange}
      title={t('leaveTitle')}
      confirmLabel={t('leaveConfirm')}
      danger
      onConfirm={() => {
        leaveQuestion.set(null);
        uploader.forget();
        question?.onAgree();
      }}
    >
      {t('leaveText', { count: countUnsent(items) })}
    </ConfirmDialog>
  );
}
