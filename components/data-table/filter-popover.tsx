'use client';

import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/class-names';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { FilterButton } from './filter-button';

interface FilterPopoverProps {
  label: string;
  chosen: number;
  children: ReactNode;
  className?: string;
}

/** A filter behind its name; the number of chosen values stands beside it. */
export function FilterPopover({ label, chosen, children, className }: FilterPopoverProps) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <FilterButton label={label} chosen={chosen} />
      </PopoverTrigger>
      <PopoverContent className={cn('w-64 p-1', className)} aria-label={label}>
        {children}
      </PopoverContent>
    </Popover>
  );
}

interface FilterChoicesProps<TValue extends string | number> {
  options: { value: TValue; label: ReactNode; name: string; count?: number | undefined }[];
  chosen: readonly TValue[];
  onChange: (chosen: TValue[]) => void;
}

/** Values of which any number may be chosen, each with how many rows have it. */
export function FilterChoices<TValue extends string | number>({
  options,
  chosen,
  onChange,
}: FilterChoicesProps<TValue>) {
  return options.map(({ value, label, name, count }) => (
    <label key={value} className="hover:bg-hover flex min-h-8 items-center gap-2 rounded-md px-2">
      <Checkbox
        aria-label={name}
        checked={chosen.includes(value)}
        onCheckedChange={(checked) =>
          onChange(checked === true ? [...chosen, value] : chosen.filter((one) => one !== value))
        }
      />
      <span className="min-w-0 flex-1" aria-hidden="true">
        {label}
      </span>
      {count !== undefined && <span className="text-ink-muted text-sm tabular-nums">{count}</span>}
    </label>
  ));
}
