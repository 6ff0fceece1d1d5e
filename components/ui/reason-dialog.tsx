'use client';

import { useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { DialogForm } from './dialog-form';
import { ReasonField } from './reason-field';

/** A required reason while a form asks for it. @param keepAs see `useKeptText` */
export function useRequiredReason(keepAs: string) {
  const { text: value, setText: setValue, forget } = useKeptText(keepAs);
  const [isMissing, setIsMissing] = useState(false);
  const reason = value.trim();
  return {
    reason,
    /** When it is saved. */
    forget,
    /** Whether a reason is given; else the field says that it is missing. */
    check: () => {
      setIsMissing(reason === '');
      return reason !== '';
    },
    /** For `ReasonField`. */
    field: {
      value,
      isMissing,
      onChange: (next: string) => {
        setValue(next);
        setIsMissing(false);
      },
    },
  };
}

interface ReasonDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  /** Of the reason. */
  label: string;
  hint: string;
  maxLength: number;
  loading: boolean;
  /** See `useKeptText`. */
  keepAs: string;
  /** @param forget for when it is saved */
  onConfirm: (reason: string, forget: () => void) => void;
  onClose: () => void;
}

/** Asks for the required reason of an act that is kept in the record. */
export function ReasonDialog({ label, hint, maxLength, keepAs, onConfirm, ...dialog }: ReasonDialogProps) {
  const { reason, check, field, forget } = useRequiredReason(keepAs);
  return (
    <DialogForm {...dialog} onDiscard={forget} onSubmit={() => check() && onConfirm(reason, forget)}>
      <ReasonField label={label} hint={hint} maxLength={maxLength} {...field} />
    </DialogForm>
  );
}
