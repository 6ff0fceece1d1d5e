'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { filterValue, toParams, type Filter, type FilterSet, type FilterValue } from '@/lib/filters/filter-set';
import { FilterControl, type FilterControlProps } from './filter-control';
import type { ListFiltersProps } from './filter-display';
import { SearchField } from './search-field';

/** A list's search field, and a button for each other filter. */
export function ListFilters<S extends FilterSet>(props: ListFiltersProps<S>) {
  const { filters, values, namespace, optionLabel, displays, onChange } = props;
  const t = useTranslations(namespace);
  return Object.entries(filters).map(([key, filter]) => {
    const label = t(`filter.${key}`);
    const value = filterValue(filters, key, values);
    const display = displays?.[key] ?? {};
    // In a process without any, as one of uploaded files.
    if (filter.kind === 'texts' && value === null && !display.offered?.length) return null;
    const set = (next: FilterValue<Filter> | null) => onChange(toParams(key, filter, next));
    return filter.kind === 'phrase' ? (
      <SearchField
        key={key}
        label={label}
        placeholder={display.placeholder}
        keyGroup={t('title')}
        maxLength={filter.max}
        value={typeof value === 'string' ? value : ''}
        onChange={set}
      />
    ) : (
      <FilterButton key={key} {...{ label, filter, value, optionLabel, display }} onChange={set} />
    );
  });
}

const popoverClasses: Partial<Record<Filter['kind'], string>> = {
  days: 'w-84',
  person: 'p-0',
  texts: 'max-h-80 overflow-y-auto',
};

/** Opens a filter; shows how many values are chosen. */
function FilterButton({ onChange, ...props }: FilterControlProps) {
  const { label, filter, value } = props;
  const [open, setOpen] = useState(false);
  const chosen = Array.isArray(value) ? value.length : value === null ? 0 : 1;
  const isMultiple = ['choices', 'texts', 'stars'].includes(filter.kind);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button className="gap-1 px-2.5">
          {label}
          {chosen > 0 && <span className="text-accent-ink tabular-nums">{chosen}</span>}
          <ChevronDown className="text-ink-muted" aria-hidden="true" />
        </Button>
      </PopoverTrigger>
      <PopoverContent className={cn('w-64 p-1', popoverClasses[filter.kind])} aria-label={label}>
        <FilterControl
          {...props}
          onChange={(next) => {
            onChange(next);
            if (!isMultiple) setOpen(false);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}
