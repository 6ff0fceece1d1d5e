'use client';

import { useCallback } from 'react';
import { useCan } from '@/components/users/current-user';
import type { ProcessDto } from '@/lib/processes/schemas';
import { openProcessWizard } from './wizard-url';

/**
 * Opening a process that is still being created goes on creating it, for those who may.
 *
 * @returns a function that says whether it has opened the wizard
 */
export function useContinueCreating(): (process: Pick<ProcessDto, 'id' | 'status'>) => boolean {
  const may = useCan('process:write');
  return useCallback(
    ({ id, status }) => {
      if (!may || status !== 'IN_CREATION') return false;
      openProcessWizard(id);
      return true;
    },
    [may],
  );
}
