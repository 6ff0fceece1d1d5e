'use client';

import { useTranslations } from 'next-intl';
import { Dialog as DialogPrimitive } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { Button } from './button';
import { overlayClasses } from './dialog';
import { useReturnFocus } from './use-return-focus';

interface InfoDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Text, and optionally a list (`ul`); scrolls. */
  children: ReactNode;
}

/** An information dialog with a focused close button. */
export function InfoDialog({ open, onOpenChange, title, children }: InfoDialogProps) {
  const t = useTranslations('common');
  const close = useRef<HTMLButtonElement>(null);
  const focus = useReturnFocus();
  return (
    <DialogPrimitive.Root open={open} onOpenChange={onOpenChange}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={overlayClasses} />
        <DialogPrimitive.Content
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focus.save();
            close.current?.focus();
          }}
          onCloseAutoFocus={focus.restore}
          // The dialog itself scrolls, so that arrow keys work from the focused button.
          className="animate-appear border-line bg-raised shadow-overlay fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-lg border outline-none"
        >
          <DialogPrimitive.Title className="bg-raised sticky top-0 px-5 pt-4 pb-1 text-lg font-medium text-balance">
            {title}
          </DialogPrimitive.Title>
          <DialogPrimitive.Description asChild>
            <div className="text-ink-muted [&_ul]:text-ink px-5 text-pretty [&_li]:py-1.5 [&_ul]:mt-2 [&_ul]:divide-y">
              {children}
            </div>
          </DialogPrimitive.Description>
          <footer className="bg-raised sticky bottom-0 flex justify-end px-5 py-4">
            <DialogPrimitive.Close asChild>
              <Button ref={close} variant="primary">
                {t('close')}
              </Button>
            </DialogPrimitive.Close>
          </footer>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}
