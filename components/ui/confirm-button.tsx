'use client';

import { useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from './button';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

interface ConfirmButtonProps
  extends
    Omit<ButtonProps, 'title' | 'onClick' | 'loading' | 'asChild'>,
    Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'cancelLabel' | 'danger' | 'loading'> {
  /** The consequences. */
  text: ReactNode;
  onConfirm: (close: () => void) => void;
}

/** A button that asks before it acts. */
export function ConfirmButton({
  title,
  text,
  confirmLabel,
  cancelLabel,
  danger,
  loading,
  onConfirm,
  ...button
}: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={title}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        danger={danger}
        loading={loading}
        onConfirm={() => onConfirm(() => setIsAsking(false))}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
