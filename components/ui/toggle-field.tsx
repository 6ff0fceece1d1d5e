'use client';

import { Switch } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { Checkbox } from './checkbox';
import { cn } from './class-names';
import { FieldNotes } from './field-notes';

interface ToggleFieldProps {
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  /** `switch` applies at once, `checkbox` with the form. */
  variant?: 'checkbox' | 'switch';
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
}

const switchClasses =
  'group relative h-5 w-9 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:opacity-55 aria-invalid:border-negative';
const thumbClasses =
  'block size-3.5 translate-x-0.5 rounded-full bg-line-strong transition-transform data-[state=checked]:translate-x-4.5 data-[state=checked]:bg-on-accent';

/** A labelled checkbox or switch. */
export function ToggleField({ label, value, onChange, variant = 'checkbox', hint, error, disabled }: ToggleFieldProps) {
  const id = useId();
  const control = {
    id,
    disabled,
    checked: value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': cn(hint && `${id}-hint`, error && `${id}-error`) || undefined,
  };
  return (
    <div className="flex items-start gap-2">
      {variant === 'checkbox' ? (
        <Checkbox {...control} onCheckedChange={(next) => onChange(next === true)} className="mt-0.75" />
      ) : (
        <Switch.Root {...control} onCheckedChange={onChange} className={switchClasses}>
          <Switch.Thumb className={thumbClasses} />
        </Switch.Root>
      )}
      <div className="min-w-0">
        <label htmlFor={id} className={cn('text-ink cursor-pointer', disabled && 'text-ink-faint cursor-not-allowed')}>
          {label}
        </label>
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
