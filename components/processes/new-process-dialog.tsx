'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import { LazyDialog } from '@/components/layout/lazy-dialog';
import { useCan } from '@/components/users/current-user';
import { loadProcessForm } from './load-process-form';

/** 'Add new process' (specification, section 2). Open while the address says `new=true`, so Back closes it. */
export function NewProcessDialog() {
  const router = useRouter();
  const params = useSearchParams();
  const open = params.get('new') === 'true';
  const canCreate = useCan('process:write');
  const close = useCallback(() => {
    const rest = new URLSearchParams(params);
    rest.delete('new');
    router.replace(rest.size > 0 ? `/processes?${rest}` : '/processes');
  }, [router, params]);
  return <LazyDialog open={open && canCreate} onClose={close} load={loadProcessForm} />;
}
