'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import {
  filterValue,
  toParams,
  type Filter,
  type FilterParams,
  type FilterSet,
  type FilterValue,
} from '@/lib/filters/filter-set';
import { FilterControl } from './filter-control';
import type { FilterDisplay, FilterProps, FilterTexts } from './filter-display';
import { SearchField } from './search-field';

interface ListFiltersProps<S extends FilterSet> {
  filters: S;
  values: FilterParams<S>;
  texts: FilterTexts;
  displays?: Partial<Record<keyof S, FilterDisplay>>;
  /** Under which `?` lists the key of the search field. */
  title: string;
  onChange: (patch: Record<string, unknown>) => void;
}

/** The filters of a list: its search field, and a button for each other one. */
export function ListFilters<S extends FilterSet>({
  filters,
  values,
  texts,
  displays,
  title,
  onChange,
}: ListFiltersProps<S>) {
  return Object.entries(filters).map(([key, filter]) => {
    const value = filterValue(filters, key, values);
    const display = displays?.[key] ?? {};
    const set = (next: FilterValue<Filter> | null) => onChange(toParams(key, filter, next));
    return filter.kind === 'phrase' ? (
      <SearchField
        key={key}
        label={texts.label(key)}
        placeholder={display.placeholder}
        keyGroup={title}
        maxLength={filter.max}
        value={typeof value === 'string' ? value : ''}
        onChange={(phrase) => set(phrase || null)}
      />
    ) : (
      <FilterButton key={key} name={key} filter={filter} value={value} display={display} texts={texts} onChange={set} />
    );
  });
}

const widths: Partial<Record<Filter['kind'], string>> = { days: 'w-84', person: 'p-0' };

/** Opens a filter; the number of chosen values stands beside its name. */
function FilterButton({ onChange, ...props }: FilterProps) {
  const [open, setOpen] = useState(false);
  const label = props.texts.label(props.name);
  const chosen = Array.isArray(props.value) ? props.value.length : props.value === null ? 0 : 1;
  const several = props.filter.kind === 'choices' || props.filter.kind === 'stars';
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button className="gap-1 px-2.5">
          {label}
          {chosen > 0 && <span className="text-accent-ink tabular-nums">{chosen}</span>}
          <ChevronDown className="text-ink-muted" aria-hidden="true" />
        </Button>
      </PopoverTrigger>
      <PopoverContent className={cn('w-64 p-1', widths[props.filter.kind])} aria-label={label}>
        <FilterControl
          {...props}
          onChange={(value) => {
            onChange(value);
            if (!several) setOpen(false);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}
