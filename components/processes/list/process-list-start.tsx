'use client';

import { useCan } from '@/components/users/current-user';
import { ProcessDrafts } from './process-drafts';
import { ProcessListEmpty } from './process-list-empty';

/** The list while no process is finished: what was begun, and how to begin. */
export function ProcessListStart() {
  const mayEdit = useCan('process:write');
  return (
    <>
      <ProcessDrafts mayEdit={mayEdit} />
      <ProcessListEmpty />
    </>
  );
}
