import { useCallback } from 'react';
import { useCan } from '@/components/users/current-user';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { openProcessWizard } from './wizard-url';

/**
 * Opening a process in creation resumes its creation, for users who may edit.
 *
 * @returns a function that returns whether it has opened the wizard
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
