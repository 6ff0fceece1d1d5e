'use client';

import type { ComponentProps } from 'react';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from './select';

interface SelectFieldProps<Value extends string> extends Omit<
  ComponentProps<typeof SelectTrigger>,
  'value' | 'onChange' | 'children'
> {
  options: readonly { value: Value; label: string }[];
  /** Empty: none chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
  placeholder?: string;
}

/** One of a few values, behind a button. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, value, onChange, placeholder, disabled, ...trigger } = props;
  return (
    <Select
      value={value}
      onValueChange={(next) => {
        const chosen = options.find((option) => option.value === next);
        if (chosen) onChange(chosen.value);
      }}
      {...(disabled ? { disabled } : {})}
    >
      <SelectTrigger {...trigger}>
        <SelectValue placeholder={placeholder} />
      </SelectTrigger>
      <SelectContent>
        {options.map((option) => (
          <SelectItem key={option.value} value={option.value}>
            {option.label}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
