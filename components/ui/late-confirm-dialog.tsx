'use client';

import { useEffect } from 'react';
import { useLostModule } from '@/components/layout/use-lost-module';
import type { ConfirmDialogProps } from './confirm-dialog';
import { useLateModule } from './use-late-module';

const load = () => import('./confirm-dialog');

/** The confirm dialog, fetched when there is first something to confirm. */
export function LateConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange } = props;
  const onLostModule = useLostModule();
  const { loaded, request } = useLateModule(load);
  useEffect(() => {
    if (!open) return;
    request().catch((error: unknown) => {
      onOpenChange(false);
      void onLostModule(error);
    });
  }, [open, onOpenChange, request, onLostModule]);
  return loaded && <loaded.ConfirmDialog {...props} />;
}
