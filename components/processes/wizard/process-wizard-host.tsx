'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import { useLoadError } from '@/components/ui/use-load-error';
import { lazyPart } from '@/components/ui/lazy-part';
import { useCan } from '@/components/users/current-user';
import { exitWizard, readWizardState } from '@/components/fields/processes/wizard-url';

const ProcessWizard = lazyPart(() => import('./process-wizard').then((module) => module.ProcessWizard));

/**
 * Renders the process wizard when the URL says so (specification, section 2), for users who may edit. Open it with
 * `openProcessWizard`.
 */
export function ProcessWizardHost() {
  const router = useRouter();
  const { open } = readWizardState(useSearchParams());
  const mayEdit = useCan('process:write');
  const close = useCallback(() => {
    // The page's data may have been edited.
    void exitWizard().then(() => router.refresh());
  }, [router]);
  const reportLoadError = useLoadError();
  const onLoadError = useCallback(
    (error: unknown) => {
      void exitWizard();
      void reportLoadError(error);
    },
    [reportLoadError],
  );
  return open && mayEdit && <ProcessWizard onClose={close} onLoadError={onLoadError} />;
}
