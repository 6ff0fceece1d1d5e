'use client';

import { useId, type ReactNode } from 'react';
import { FieldNotes } from './field-notes';
import { Slider } from './slider';

interface SliderFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** What each value means; shown beside the slider and read instead of the number. */
  wordFor: (value: number) => string;
  hint?: ReactNode;
  disabled?: boolean;
}

/** A value on a scale whose steps have words. */
export function SliderField({ label, value, onChange, min, max, wordFor, hint, disabled }: SliderFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <span className="text-ink text-base font-medium" aria-hidden="true">
        {label}
      </span>
      <div className="flex items-center gap-3">
        <Slider
          label={label}
          value={value}
          min={min}
          max={max}
          onValueChange={onChange}
          valueText={wordFor(value)}
          {...(disabled ? { disabled } : {})}
          className="max-w-48"
        />
        <span aria-hidden="true" className={disabled ? 'text-ink-muted' : undefined}>
          {wordFor(value)}
        </span>
      </div>
      <FieldNotes id={id} hint={hint} />
    </div>
  );
}
