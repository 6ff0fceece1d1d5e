'use client';

import { useFormatter } from 'next-intl';
import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';

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
  const format = useFormatter();
  return options.map(({ value, label, name, count }) => (
    <label key={value} className="hover:bg-hover flex min-h-8 items-center gap-2 rounded-md px-2">
      <Checkbox
        aria-label={name}
        checked={chosen.includes(value)}
        onCheckedChange={(checked) =>
          onChange(checked === true ? [...chosen, value] : chosen.filter((one) => one !== value))
        }
      />
      <span className="flex min-w-0 flex-1 items-center" aria-hidden="true">
        {label}
      </span>
      {count !== undefined && <span className="text-ink-muted text-sm tabular-nums">{format.number(count)}</span>}
    </label>
  ));
}
