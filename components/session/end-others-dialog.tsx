'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ToggleField } from '@/components/ui/toggle-field';

interface EndOthersDialogProps {
  /** Of the API tokens that end with the sessions. */
  names: string[];
  ending: boolean;
  onEnd: (keepTokens: boolean) => void;
  onClose: () => void;
}

/** Says which API tokens end with the other sessions, and lets them go on. */
export function EndOthersDialog({ names, ending, onEnd, onClose }: EndOthersDialogProps) {
  const t = useTranslations('account.sessions');
  const format = useFormatter();
  const [keepTokens, setKeepTokens] = useState(false);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('endOthersTitle')}
      confirmLabel={t('endOthers')}
      danger
      loading={ending}
      onConfirm={() => onEnd(keepTokens)}
    >
      <p className="mb-3 wrap-anywhere">{t('endOthersText', { names: format.list(names) })}</p>
      <ToggleField label={t('keepTokens')} value={keepTokens} onChange={setKeepTokens} />
    </ConfirmDialog>
  );
}
