'use client';

import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useBanner } from '@/components/ui/banner';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { useCurrentUser } from '@/components/users/current-user';
import type { ProcessStatus } from '@/lib/domain/process-schemas';
import { sectionsWithDraft } from '../sections/section-draft';
import { readWizardState } from '@/components/fields/processes/wizard-url';
import { WizardLoader } from './wizard-loader';

interface ProcessWizardProps {
  onClose: () => void;
}

const fullSize =
  'h-[min(46rem,calc(100dvh-2rem))] max-w-4xl max-sm:inset-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:translate-x-0 max-sm:translate-y-0 max-sm:rounded-none max-sm:border-0';

/** 'Add new process' and 'Edit process' in six sections. Closing keeps drafts; clicking outside does not close. */
export function ProcessWizard({ onClose }: ProcessWizardProps) {
  const t = useTranslations('processWizard');
  const user = useCurrentUser();
  const { showSuccess } = useBanner();
  const { processId } = readWizardState(useSearchParams());
  const [status, setStatus] = useState<ProcessStatus | null>(null);
  const inCreation = status === 'IN_CREATION';
  const archived = status === 'ARCHIVED';
  const title = processId === null || inCreation ? t('add') : t('edit');

  const close = () => {
    if (inCreation || sectionsWithDraft(user.userId, processId).length > 0) showSuccess(t('draftKept'));
    onClose();
  };
  return (
    <Dialog open onOpenChange={(next) => !next && close()}>
      <DialogContent
        onPointerDownOutside={(event) => event.preventDefault()}
        // An archived process can only be activated.
        {...(archived
          ? { title: t('archived.title'), description: t('archived.text'), size: 'sm' }
          : { title, size: 'lg', className: fullSize })}
      >
        <WizardLoader onStatus={setStatus} onClose={close} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}
