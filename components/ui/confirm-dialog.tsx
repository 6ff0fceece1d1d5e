'use client';

import { useTranslations } from 'next-intl';
import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button';
import { overlayClasses } from './dialog';
import { useReturnFocus } from './use-return-focus';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** The action: "Archive process". */
  confirmLabel: string;
  onConfirm: () => void;
  /** Instead of "Cancel", where the action itself cancels something. */
  cancelLabel?: string;
  danger?: boolean;
  /** Another action, between Cancel and the first. */
  alternative?: { label: string; onChoose: () => void; loading: boolean } | undefined;
  /** The action is in progress. */
  loading?: boolean;
}

/** Confirms an irreversible action. Cancel has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useTranslations('common');
  const focus = useReturnFocus();
  return (
    <AlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClasses} />
        <AlertDialog.Content
          onOpenAutoFocus={focus.save}
          onCloseAutoFocus={focus.restore}
          className="animate-appear border-line bg-raised shadow-overlay fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-lg border p-5"
        >
          <AlertDialog.Title className="text-lg font-medium text-balance wrap-anywhere">
            {props.title}
          </AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="text-ink-muted mt-1 text-pretty">{props.children}</div>
          </AlertDialog.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button>{props.cancelLabel ?? t('cancel')}</Button>
            </AlertDialog.Cancel>
            {props.alternative && (
              <Button loading={props.alternative.loading} onClick={props.alternative.onChoose}>
                {props.alternative.label}
              </Button>
            )}
            <Button variant={props.danger ? 'danger' : 'primary'} loading={props.loading} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
