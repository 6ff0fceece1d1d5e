'use client';

import { useState } from 'react';
import { DialogForm } from './dialog-form';
import { ReasonField } from './reason-field';

/** A required reason while a form asks for it. */
export function useRequiredReason() {
  const [value, setValue] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const reason = value.trim();
  return {
    reason,
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
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the required reason of an act that is kept in the record. */
export function ReasonDialog({ label, hint, maxLength, onConfirm, ...dialog }: ReasonDialogProps) {
  const { reason, check, field } = useRequiredReason();
  return (
    <DialogForm {...dialog} onSubmit={() => check() && onConfirm(reason)}>
      <ReasonField label={label} hint={hint} maxLength={maxLength} {...field} />
    </DialogForm>
  );
}
