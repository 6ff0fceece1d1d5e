'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names';
import { IconButton } from './icon-button';
import { useReturnFocus } from './use-return-focus';

export const Dialog = DialogPrimitive.Root;

export const overlayClasses = 'fixed inset-0 z-40 animate-appear bg-scrim';

interface DialogContentProps extends Omit<ComponentProps<typeof DialogPrimitive.Content>, 'title'> {
  title: string;
  /** Below the title. */
  description?: string;
  size?: 'sm' | 'md' | 'lg';
}

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl' };

/** Focuses the first field instead of the close button; of radio buttons the chosen one. */
export function focusFirstField(event: Event): void {
  event.preventDefault();
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  const first = dialog.querySelector<HTMLElement>('input:not(:disabled), textarea:not(:disabled)');
  const chosen = first?.matches('[type=radio]') && dialog.querySelector<HTMLElement>('[type=radio]:checked');
  (chosen || first || dialog).focus();
}

/** Fixed header and scrolling body; in a low window all of it scrolls. Put actions into a {@link DialogFooter}. */
export function DialogContent({ title, description, size = 'md', className, children, ...props }: DialogContentProps) {
  const t = useTranslations('common');
  const focus = useReturnFocus();
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={overlayClasses} />
      <DialogPrimitive.Content
        {...(description ? {} : { 'aria-describedby': undefined })}
        onOpenAutoFocus={(event) => {
          focus.save();
          focusFirstField(event);
        }}
        onCloseAutoFocus={focus.restore}
        className={cn(
          'animate-appear border-line bg-raised shadow-overlay fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col overflow-y-auto rounded-lg border outline-none',
          widths[size],
          className,
        )}
        {...props}
      >
        <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-3">
          <div className="min-w-0">
            <DialogPrimitive.Title className="text-lg font-medium text-balance wrap-anywhere">
              {title}
            </DialogPrimitive.Title>
            {description && (
              <DialogPrimitive.Description className="text-ink-muted mt-0.5 text-pretty">
                {description}
              </DialogPrimitive.Description>
            )}
          </div>
          <DialogPrimitive.Close asChild>
            <IconButton label={t('close')} hasTooltip={false} className="-mt-1 -mr-2">
              <X aria-hidden="true" />
            </IconButton>
          </DialogPrimitive.Close>
        </header>
        {children}
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('tall:min-h-0 tall:flex-1 tall:overflow-y-auto px-5 py-1', className)} {...props} />;
}

export function DialogFooter({ className, ...props }: ComponentProps<'footer'>) {
  return <footer className={cn('flex flex-wrap justify-end gap-2 px-5 py-4', className)} {...props} />;
}
