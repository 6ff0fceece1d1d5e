'use client';

import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useChangeStatus, type StatusChange } from '@/components/queries/processes/use-change-status';
import { Button } from '@/components/ui/button';
import { DialogBody, DialogFooter } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { ProcessStatus } from '@/lib/domain/process-schemas';
import { processQueries } from '@/components/queries/processes/process-queries';
import type { ProcessWithEtag } from '../sections/section-definition';
import { sectionKeys } from '@/components/fields/processes/section-keys';
import { readWizardState } from '@/components/fields/processes/wizard-url';
import { WizardSections } from './wizard-sections';

interface WizardLoaderProps {
  /** The process's status; null when unknown or not created. */
  onStatus: (status: ProcessStatus | null) => void;
  onClose: () => void;
  onDone: () => void;
}

/** Fetches the process once; afterwards each save returns the newest version. */
export function WizardLoader({ onStatus, onClose, onDone }: WizardLoaderProps) {
  const common = useTranslations('common');
  const { processId } = readWizardState(useSearchParams());
  const [saved, setSaved] = useState<ProcessWithEtag | null>(null);
  const own = saved?.answer.id === processId ? saved : null;
  const query = useQuery({
    ...processQueries.editable(processId ?? ''),
    enabled: processId !== null && own === null,
  });
  const process = own ?? (processId === null ? null : (query.data ?? null));
  const status = process?.answer.status ?? null;
  // Before paint: the dialog's size depends on the status.
  useLayoutEffect(() => onStatus(status), [status, onStatus]);

  if (process && status === 'ARCHIVED') return <ArchivedActions process={process.answer} onClose={onClose} />;
  if (processId !== null && !process) {
    const foot = (
      <DialogFooter className="border-t py-3">
        <Button onClick={onClose} className="mr-auto">
          {common('close')}
        </Button>
      </DialogFooter>
    );
    if (!query.error) return <WizardSkeleton foot={foot} />;
    return (
      <>
        <DialogBody className="grid place-items-center">
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        </DialogBody>
        {foot}
      </>
    );
  }
  return <WizardSections process={process} onSaved={setSaved} onClose={onClose} onDone={onDone} />;
}

/** An archived process is read only; activating it opens its sections. */
function ArchivedActions({ process, onClose }: { process: StatusChange['process']; onClose: () => void }) {
  const common = useTranslations('common');
  const t = useTranslations('processWizard.archived');
  const change = useChangeStatus();
  return (
    <DialogFooter>
      <Button onClick={onClose}>{common('close')}</Button>
      <Button variant="primary" loading={change.isPending} onClick={() => change.mutate({ process, to: 'ACTIVE' })}>
        <Play aria-hidden="true" />
        {t('activate')}
      </Button>
    </DialogFooter>
  );
}

/** Skeleton of the sections and first fields. */
function WizardSkeleton({ foot }: { foot: ReactNode }) {
  const common = useTranslations('common');
  return (
    <div className="flex min-h-0 flex-1 flex-col sm:flex-row">
      <span role="status" className="sr-only">
        {common('loading')}
      </span>
      <div className="flex shrink-0 gap-1 px-5 pb-2 sm:w-52 sm:flex-col sm:border-r sm:px-3 sm:pt-1 md:w-64">
        {sectionKeys.map((key) => (
          <div key={key} className="flex min-h-8 items-center gap-2 px-2 max-sm:flex-1 max-sm:justify-center">
            <Skeleton className="size-5 rounded-full" />
            <Skeleton className="w-32 max-sm:hidden" />
          </div>
        ))}
      </div>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <div className="flex-1 space-y-5 px-5 pt-2">
          <Skeleton className="h-6 w-40" />
          {[1, 2].map((field) => (
            <div key={field} className="space-y-2">
              <Skeleton className="w-32" />
              <Skeleton className="h-8 w-full" />
            </div>
          ))}
        </div>
        {foot}
      </div>
    </div>
  );
}
