'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import { LazyDialog } from '@/components/layout/lazy-dialog';
import { useCan } from '@/components/users/current-user';
import { loadProcessWizard } from './load-process-wizard';
import { leaveWizard, readWizardPlace } from './wizard-address';

/**
 * Lets the wizard for processes open on this page (specification, section 2), for those who may edit: see
 * `openProcessWizard`. The address says what is open, so that a reload and Back do what they say.
 */
export function ProcessWizardHost() {
  const router = useRouter();
  const { open } = readWizardPlace(useSearchParams());
  const mayEdit = useCan('process:write');
  const close = useCallback(() => {
    // What the page shows may have been edited.
    void leaveWizard().then(() => router.refresh());
  }, [router]);
  return <LazyDialog open={open && mayEdit} onClose={close} load={loadProcessWizard} />;
}
