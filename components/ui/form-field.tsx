'use client';

import { Slot } from 'radix-ui';
import { useId, type ReactElement, type ReactNode } from 'react';
import { cn } from './class-names';
import { FieldNotes } from './field-notes';
import { Label } from './label';

interface FormFieldProps {
  label: string;
  /** For a field whose heading has the same text. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** Error text, announced. */
  error?: string | undefined;
  /** Marks optional fields; most are required. */
  optionalLabel?: string;
  /** A control; gets its id, description and invalid state from here. */
  children: ReactElement;
  className?: string;
}

/** A control with its label, hint and error, wired for assistive technology. */
export function FormField({ label, hideLabel, hint, error, optionalLabel, children, className }: FormFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = cn(hint && hintId, error && errorId) || undefined;
  return (
    <div className={cn('flex flex-col gap-1', className)}>
      <Label htmlFor={id} className={hideLabel ? 'sr-only' : undefined}>
        {label}
        {optionalLabel && <span className="text-ink-muted ml-1.5 font-normal">{optionalLabel}</span>}
      </Label>
      <Slot.Root id={id} aria-describedby={describedBy} aria-invalid={error ? true : undefined}>
        {children}
      </Slot.Root>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
