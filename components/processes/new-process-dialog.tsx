'use client';

import { useCallback } from 'react';
import { useQueryState } from 'nuqs';
import { LazyDialog } from '@/components/layout/lazy-dialog';
import { useCan } from '@/components/users/current-user';
import { newProcessParser } from '@/lib/processes/search-params';
import { loadProcessForm } from './load-process-form';

/** 'Add new process' (specification, section 2). Open while the address says `new=true`, so Back closes it. */
export function NewProcessDialog() {
  const [open, setOpen] = useQueryState('new', newProcessParser);
  const canCreate = useCan('process:write');
  const close = useCallback(() => void setOpen(null), [setOpen]);
  return <LazyDialog open={open && canCreate} onClose={close} load={loadProcessForm} />;
}
