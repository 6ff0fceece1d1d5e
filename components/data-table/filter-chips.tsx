'use client';

import { X } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import {
  clearedFilters,
  filterValue,
  toParams,
  type Filter,
  type FilterSet,
  type FilterValue,
  type Interval,
} from '@/lib/filters/filter-set';
import { textName, type FilterDisplay, type ListFiltersProps, type OptionLabel } from './filter-display';

interface Chip {
  label: string;
  /** The filter's value once the chip is removed. */
  rest: FilterValue<Filter> | null;
}

/** What a filter's value says, for each of its parts. */
export function useChips(namespace: string, optionLabel: OptionLabel) {
  const list = useTranslations(namespace);
  const t = useTranslations('dataTable.filter');
  const format = useFormatter();
  // At noon it is the same day in every time zone.
  const formatDay = (day: string | null) =>
    day ? format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'medium' }) : '';
  return (key: string, filter: Filter, value: FilterValue<Filter>, display: FilterDisplay): Chip[] => {
    const single = (values: Record<string, string>) => [{ label: list(`filter.${key}Chip`, values), rest: null }];
    switch (filter.kind) {
      case 'choices':
      case 'texts':
      case 'stars': {
        const chosen = value as (string | number)[];
        const nameOf = (one: string | number): string => {
          if (filter.kind === 'stars') return t('stars', { count: Number(one) });
          return filter.kind === 'choices' ? optionLabel(filter.labels, String(one)) : textName(display, String(one));
        };
        return chosen.map((one) => ({
          label: nameOf(one),
          rest: chosen.filter((other) => other !== one) as FilterValue<Filter>,
        }));
      }
      case 'range': {
        const { from, to } = value as Interval<number>;
        return single({ from: String(from ?? filter.min), to: String(to ?? filter.max) });
      }
      case 'days': {
        const { from, to } = value as Interval<string>;
        return single({ bounds: from && to ? 'both' : from ? 'from' : 'to', from: formatDay(from), to: formatDay(to) });
      }
      default:
        return single({ value: display.name ?? String(value) });
    }
  };
}

interface FilterChipsProps<S extends FilterSet> extends ListFiltersProps<S> {
  /** Before the chips. */
  children?: ReactNode;
}

/** The filters that are set, each with a button that removes it, and one that removes all. */
export function FilterChips<S extends FilterSet>(props: FilterChipsProps<S>) {
  const { filters, values, namespace, optionLabel, displays, onChange } = props;
  const t = useTranslations('dataTable.filter');
  const chipsOf = useChips(namespace, optionLabel);
  const chips = Object.entries(filters).flatMap(([key, filter]) => {
    const value = filterValue(filters, key, values);
    if (value === null) return [];
    return chipsOf(key, filter, value, displays?.[key] ?? {}).map((chip) => ({ ...chip, key, filter }));
  });
  if (chips.length === 0) return null;
  return (
    <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1.5">
      {props.children}
      <ul className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5 max-sm:basis-full" aria-label={t('active')}>
        {chips.map(({ label, rest, key, filter }) => (
          <li key={`${key} ${label}`} className="flex max-w-full">
            {/* The border is for forced colours. */}
            <button
              type="button"
              aria-label={t('remove', { name: label })}
              onClick={() => onChange(toParams(key, filter, rest))}
              className="bg-accent-soft text-accent-ink hover:bg-selected inline-flex h-6 max-w-64 items-center gap-1 rounded-sm border border-transparent pr-1 pl-2 text-sm"
            >
              <span className="truncate">{label}</span>
              <X className="size-3.5 shrink-0" aria-hidden="true" />
            </button>
          </li>
        ))}
        <li>
          <Button size="sm" variant="ghost" className="h-6" onClick={() => onChange(clearedFilters(filters))}>
            {t('clearAll')}
          </Button>
        </li>
      </ul>
    </div>
  );
}
