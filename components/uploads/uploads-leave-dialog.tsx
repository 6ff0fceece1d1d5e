'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useSyncExternalStore } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { uploader } from './tab-uploader';
import { countUnsent } from './upload-item';
import { leaveQuestion } from './uploads-state';
import { useAllUploads } from './use-all-uploads';

/** Asks before the session is ended while files are on their way. */
export function UploadsLeaveDialog() {
  const t = useTranslations('uploads');
  const { items } = useAllUploads();
  const question = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.read, () => null);
  const onOpenChange = useCallback((open: boolean) => {
    if (!open) leaveQuestion.put(null);
  }, []);
  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={onOpenChange}
      title={t('leaveTitle')}
      confirmLabel={t('leaveConfirm')}
      danger
      onConfirm={() => {
        leaveQuestion.put(null);
        uploader.forget();
        question?.onAgree();
      }}
    >
      {t('leaveText', { count: countUnsent(items) })}
    </ConfirmDialog>
  );
}
