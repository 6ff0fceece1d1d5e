'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DialogBody, DialogFooter } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/spinner';
import { processQueries } from '../process-queries';
import type { TaggedProcess } from '../sections/section-definition';
import { readWizardPlace } from './wizard-address';
import { WizardSections } from './wizard-sections';

interface WizardLoaderProps {
  /** Whether the process is still being created. */
  onProcess: (inCreation: boolean) => void;
  onClose: () => void;
  onDone: () => void;
}

/** Fetches the process once; from then on each save brings its newest version. */
export function WizardLoader({ onProcess, onClose, onDone }: WizardLoaderProps) {
  const t = useTranslations('processWizard');
  const common = useTranslations('common');
  const { processId } = readWizardPlace(useSearchParams());
  const [saved, setSaved] = useState<TaggedProcess | null>(null);
  const own = saved?.answer.id === processId ? saved : null;
  const query = useQuery({
    ...processQueries.editable(processId ?? ''),
    enabled: processId !== null && own === null,
    meta: { errorBanner: false },
  });
  const process = own ?? (processId === null ? null : (query.data ?? null));
  const inCreation = process?.answer.status === 'IN_CREATION';
  useEffect(() => onProcess(inCreation), [inCreation, onProcess]);

  const archived = process?.answer.status === 'ARCHIVED';
  if (processId !== null && (!process || archived)) {
    return (
      <>
        <DialogBody>
          {archived && <p className="bg-caution-soft text-caution-ink rounded-md px-3 py-2">{t('archived')}</p>}
          {!archived && query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
          {!archived && !query.error && (
            <div className="grid h-full place-items-center">
              <Spinner />
            </div>
          )}
        </DialogBody>
        <DialogFooter className="border-t">
          <Button onClick={onClose}>{common('close')}</Button>
        </DialogFooter>
      </>
    );
  }
  return <WizardSections process={process} onSaved={setSaved} onClose={onClose} onDone={onDone} />;
}
