'use client';

import { useEffect, type ReactNode } from 'react';
import { useLateModule } from '@/components/ui/use-late-module';
import { useLostModule } from './use-lost-module';

interface LazySheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  side?: 'left' | 'right';
  children: ReactNode;
}

const loadSheet = () => import('@/components/ui/sheet');

/** A panel from the edge that is fetched when it is first opened. */
export function LazySheet({ open, onClose, title, side = 'right', children }: LazySheetProps) {
  const onLostModule = useLostModule();
  const { loaded, request } = useLateModule(loadSheet);
  useEffect(() => {
    if (!open || loaded) return;
    request().catch((error: unknown) => {
      onClose();
      void onLostModule(error);
    });
  }, [open, loaded, request, onClose, onLostModule]);
  return (
    loaded && (
      <loaded.Sheet open={open} onOpenChange={(next) => !next && onClose()} title={title} side={side}>
        {children}
      </loaded.Sheet>
    )
  );
}
