'use client';

import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { DataScope } from '@/components/layout/data-scope';
import { useBanner } from '@/components/ui/banner';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { useCurrentUser } from '@/components/users/current-user';
import { sectionsWithDraft } from '../sections/section-draft';
import { readWizardPlace } from './wizard-address';
import { WizardLoader } from './wizard-loader';

interface ProcessWizardProps {
  open: boolean;
  onClose: () => void;
}

/** 'Add new process' and 'Edit process' in six sections. Closing keeps what is typed; a press outside does not close. */
export function ProcessWizard({ open, onClose }: ProcessWizardProps) {
  const t = useTranslations('processWizard');
  const user = useCurrentUser();
  const { showSuccess } = useBanner();
  const { processId } = readWizardPlace(useSearchParams());
  const [inCreation, setInCreation] = useState(false);
  const isNew = processId === null || inCreation;

  const close = () => {
    if (inCreation || sectionsWithDraft(user.userId, processId).length > 0) showSuccess(t('kept'));
    onClose();
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()}>
      <DialogContent
        title={isNew ? t('add') : t('edit')}
        size="lg"
        onPointerDownOutside={(event) => event.preventDefault()}
        className="h-[min(46rem,calc(100dvh-2rem))] max-w-4xl max-sm:inset-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:translate-x-0 max-sm:translate-y-0 max-sm:rounded-none max-sm:border-0"
      >
        <DataScope>
          <WizardLoader onProcess={setInCreation} onClose={close} onDone={onClose} />
        </DataScope>
      </DialogContent>
    </Dialog>
  );
}
