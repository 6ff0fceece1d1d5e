'use client';

import { useLocale } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { cn } from './class-names';
import { Input } from './input';
import { parseNumber, writeNumber } from './parse-number';

interface NumberFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** Null: empty. NaN: what is typed is no number, which the form's rule says. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Shown behind the number, e.g. '%'; name it in the label too. */
  unit?: string;
}

/** A number as it is written in the chosen language: a comma in Polish, a dot in English. */
export function NumberField({ value, onChange, unit, className, onBlur, ...input }: NumberFieldProps) {
  const locale = useLocale();
  const [typed, setTyped] = useState(() => writeNumber(value, locale));
  // A value that does not come from the typing, as after a reset, is written anew.
  const shown = Object.is(parseNumber(typed, locale), value) ? typed : writeNumber(value, locale);
  return (
    <div className={cn('relative', className)}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        {...input}
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(parseNumber(event.target.value, locale));
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
