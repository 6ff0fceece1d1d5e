'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './class-names';
import { focusFirstField, overlayClasses } from './dialog';
import { IconButton } from './icon-button';
import { useReturnFocus } from './use-return-focus';

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  side?: 'left' | 'right';
  children: ReactNode;
}

/** A panel at the edge: the narrow-screen form of a column. */
export function Sheet({ open, onOpenChange, title, side = 'right', children }: SheetProps) {
  const t = useTranslations('common');
  const focus = useReturnFocus();
  return (
    <DialogPrimitive.Root open={open} onOpenChange={onOpenChange}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={overlayClasses} />
        <DialogPrimitive.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            focus.save();
            focusFirstField(event);
          }}
          onCloseAutoFocus={focus.restore}
          className={cn(
            'bg-surface shadow-overlay fixed inset-y-0 z-50 flex w-[300px] max-w-[calc(100vw-1.25rem)] flex-col outline-none',
            side === 'left' ? 'animate-slide-in-left left-0 border-r' : 'animate-slide-in-right right-0 border-l',
          )}
        >
          <header className="flex h-12 shrink-0 items-center justify-between gap-2 border-b pr-2 pl-4">
            <DialogPrimitive.Title className="truncate font-medium">{title}</DialogPrimitive.Title>
            <DialogPrimitive.Close asChild>
              <IconButton label={t('close')} hasTooltip={false}>
                <X aria-hidden="true" />
              </IconButton>
            </DialogPrimitive.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}
