'use client';

import { RadioGroup } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names';

interface RadioFieldProps<Value extends string> extends Omit<
  ComponentProps<typeof RadioGroup.Root>,
  'value' | 'onChange' | 'onValueChange' | 'children'
> {
  options: readonly { value: Value; label: string }[];
  /** Empty: no value. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** `segments`: for two to four short options in a line. */
  variant?: 'list' | 'segments';
}

const segmentClasses =
  'h-7 rounded-sm px-3 max-sm:px-2 whitespace-nowrap text-ink-muted transition-colors enabled:hover:text-ink data-[state=checked]:bg-selected data-[state=checked]:font-medium data-[state=checked]:text-ink disabled:cursor-not-allowed disabled:opacity-55';
const dotClasses =
  'mt-0.75 grid size-4 shrink-0 place-items-center rounded-full border border-line-strong bg-surface transition-colors data-[state=checked]:border-accent disabled:opacity-55';

/** Radio buttons. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { options, value, onChange, variant = 'list', className, ...group } = props;
  const choose = (next: string) => {
    const chosen = options.find((option) => option.value === next);
    if (chosen) onChange(chosen.value);
  };
  const frame =
    variant === 'segments'
      ? 'inline-flex w-fit max-w-full flex-wrap gap-px rounded-md border border-line-strong p-px aria-invalid:border-negative'
      : 'flex flex-col gap-1.5';
  return (
    <RadioGroup.Root value={value} onValueChange={choose} className={cn(frame, className)} {...group}>
      {options.map((option) =>
        variant === 'segments' ? (
          <RadioGroup.Item key={option.value} value={option.value} className={segmentClasses}>
            {option.label}
          </RadioGroup.Item>
        ) : (
          <label key={option.value} className={cn('flex items-start gap-2', group.disabled && 'text-ink-faint')}>
            <RadioGroup.Item value={option.value} aria-label={option.label} className={dotClasses}>
              <RadioGroup.Indicator className="bg-accent size-2 rounded-full" />
            </RadioGroup.Item>
            <span aria-hidden="true">{option.label}</span>
          </label>
        ),
      )}
    </RadioGroup.Root>
  );
}
