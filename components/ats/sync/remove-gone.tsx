'use client';

import { UserX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

/** Lets a person say that most candidates of the process really are gone from the ATS. */
export function RemoveGone({ onRemove }: { onRemove: () => void }) {
  const t = useTranslations('ats.sync');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        <UserX aria-hidden="true" />
        {t('removeGone')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('removeGoneTitle')}
        confirmLabel={t('removeGone')}
        danger
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
      >
        {t('removeGoneText')}
      </ConfirmDialog>
    </>
  );
}
