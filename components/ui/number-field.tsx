'use client';

import { useLocale } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { cn } from './class-names';
import { Input } from './input';
import { parseNumber, writeNumber } from './parse-number';

interface NumberFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** Null: empty. NaN: not a number, reported by the form's rule. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** E.g. '%'; mention it in the label too. */
  unit?: string;
  /** See {@link parseNumber}. */
  isMoney?: boolean;
}

/** A number in the locale's format. */
export function NumberField({ value, onChange, unit, isMoney, className, onBlur, ...input }: NumberFieldProps) {
  const locale = useLocale();
  const [typed, setTyped] = useState(() => writeNumber(value, locale));
  // Reformat when the value was changed from outside, as by a reset.
  const shown = Object.is(parseNumber(typed, locale, isMoney), value) ? typed : writeNumber(value, locale);
  return (
    <div className={cn('relative', className)}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        {...input}
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(parseNumber(event.target.value, locale, isMoney));
        }}
        onBlur={(event) => {
          if (value !== null && !Number.isNaN(value)) setTyped(writeNumber(value, locale));
          onBlur?.(event);
        }}
        className={cn('tabular-nums', unit && 'pr-10')}
      />
      {unit && (
        <span className="text-ink-muted pointer-events-none absolute inset-y-0 right-2.5 flex items-center" aria-hidden>
          {unit}
        </span>
      )}
    </div>
  );
}
