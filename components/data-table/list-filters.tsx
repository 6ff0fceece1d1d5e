'use client';

import { ChevronDown, ListFilter } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Sheet } from '@/components/ui/sheet';
import { filterValue, toParams, type Filter, type FilterSet, type FilterValue } from '@/lib/filters/filter-set';
import { FilterControl, type FilterControlProps } from './filter-control';
import { offersTexts, type ListFiltersProps } from './filter-display';
import { SearchField } from './search-field';

interface OfferedFilter extends FilterControlProps {
  id: string;
  /** In the sheet only. */
  isSecondary: boolean;
}

/** A list's search field, a button for each primary filter, and a sheet with all of them, which a phone has alone. */
export function ListFilters<S extends FilterSet>(props: ListFiltersProps<S>) {
  const { filters, values, namespace, optionLabel, displays, secondary = [], onChange } = props;
  const t = useTranslations(namespace);
  const offered = Object.entries(filters).flatMap(([id, filter]): OfferedFilter[] => {
    const value = filterValue(filters, id, values);
    const display = displays?.[id] ?? {};
    if (filter.kind === 'texts' && value === null && !offersTexts(display)) return [];
    const set = (next: FilterValue<Filter> | null) => onChange(toParams(id, filter, next));
    const isSecondary = secondary.includes(id);
    return [{ id, isSecondary, label: t(`filter.${id}`), filter, value, optionLabel, display, onChange: set }];
  });
  const others = offered.filter(({ filter }) => filter.kind !== 'phrase');
  return (
    <>
      {offered.map(({ id, isSecondary, ...one }) =>
        one.filter.kind === 'phrase' ? (
          <SearchField
            key={id}
            label={one.label}
            placeholder={one.display.placeholder}
            keyGroup={t('title')}
            maxLength={one.filter.max}
            value={typeof one.value === 'string' ? one.value : ''}
            onChange={one.onChange}
          />
        ) : (
          !isSecondary && <FilterButton key={id} {...one} />
        ),
      )}
      {others.length > 0 && <FilterSheet filters={others} />}
    </>
  );
}

const popoverClasses: Partial<Record<Filter['kind'], string>> = {
  days: 'w-84',
  person: 'p-0',
  texts: 'max-h-80 overflow-y-auto',
};

const chosenOf = (value: FilterValue<Filter> | null) => (Array.isArray(value) ? value.length : value === null ? 0 : 1);

/** Opens a filter; shows how many values are chosen. */
function FilterButton({ onChange, ...props }: FilterControlProps) {
  const { label, filter, value } = props;
  const [open, setOpen] = useState(false);
  const chosen = chosenOf(value);
  const isMultiple = ['choices', 'texts', 'stars'].includes(filter.kind);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button className="gap-1 px-2.5 max-sm:hidden">
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

/** All filters below one another: a phone's only ones, elsewhere those that have no button. */
function FilterSheet({ filters }: { filters: readonly OfferedFilter[] }) {
  const t = useTranslations('dataTable.filter');
  const [open, setOpen] = useState(false);
  const hidden = filters.filter(({ isSecondary }) => isSecondary);
  const count = (some: readonly OfferedFilter[]) => some.reduce((sum, { value }) => sum + chosenOf(value), 0);
  const badge = (chosen: number) => chosen > 0 && <span className="text-accent-ink tabular-nums">{chosen}</span>;
  return (
    <>
      <Button
        className={cn('gap-1.5 px-2.5', hidden.length === 0 && 'sm:hidden')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ListFilter aria-hidden="true" />
        <span className="sm:hidden">
          {t('all')} {badge(count(filters))}
        </span>
        <span className="max-sm:hidden">
          {t('more')} {badge(count(hidden))}
        </span>
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title={t('all')}>
        {filters.map((one) => (
          <details key={one.id} className="group border-b" open={chosenOf(one.value) > 0 || undefined}>
            <summary className="hover:bg-hover flex min-h-10 cursor-pointer list-none items-center gap-2 px-4">
              <span className="flex-1">{one.label}</span>
              {badge(chosenOf(one.value))}
              <ChevronDown className="text-ink-muted size-4 group-open:rotate-180" aria-hidden="true" />
            </summary>
            <div className="px-2 pb-3">
              <FilterControl {...one} />
            </div>
          </details>
        ))}
      </Sheet>
    </>
  );
}
