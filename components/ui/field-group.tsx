'use client';

import { Slot } from 'radix-ui';
import { useId, type ReactElement, type ReactNode } from 'react';
import { cn } from './class-names';
import { FieldNotes } from './field-notes';

interface FieldGroupProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Gets its name, description and invalid state from here. */
  children: ReactElement;
}

/** Like {@link FormField}, for a group of controls. */
export function FieldGroup({ label, hint, error, children }: FieldGroupProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <span id={`${id}-label`} className="text-ink text-base font-medium">
        {label}
      </span>
      <Slot.Root
        aria-labelledby={`${id}-label`}
        aria-describedby={cn(hint && `${id}-hint`, error && `${id}-error`) || undefined}
        aria-invalid={error ? true : undefined}
      >
        {children}
      </Slot.Root>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
