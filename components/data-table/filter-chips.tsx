'use client';

import { X } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import {
  filterValue,
  toParams,
  type FilterParams,
  type FilterSet,
  type FilterValue,
  type Filter,
  type Interval,
} from '@/lib/filters/filter-set';
import { noonOf, type FilterDisplay, type FilterTexts } from './filter-display';

interface FilterChipsProps<S extends FilterSet> {
  filters: S;
  values: FilterParams<S>;
  texts: FilterTexts;
  displays?: Partial<Record<keyof S, FilterDisplay>>;
  onChange: (patch: Record<string, unknown>) => void;
  onClear: () => void;
  /** Before the chips. */
  children?: ReactNode;
}

interface Chip {
  label: string;
  /** What is left of the filter without it. */
  rest: FilterValue<Filter> | null;
}

/** What the chips of one filter say. */
function useChipsOf(texts: FilterTexts) {
  const t = useTranslations('dataTable.filter');
  const format = useFormatter();
  const day = (value: string | null) => (value ? format.dateTime(noonOf(value), { dateStyle: 'medium' }) : '');
  return (key: string, filter: Filter, value: FilterValue<Filter>, display: FilterDisplay): Chip[] => {
    switch (filter.kind) {
      case 'choices': {
        const chosen = value as string[];
        return chosen.map((one) => ({
          label: texts.option(filter.labels, one),
          rest: chosen.filter((other) => other !== one),
        }));
      }
      case 'stars': {
        const chosen = value as number[];
        return chosen.map((count) => ({
          label: t('stars', { count }),
          rest: chosen.filter((other) => other !== count),
        }));
      }
      case 'range': {
        const { from, to } = value as Interval<number>;
        const label = texts.chip(key, { from: String(from ?? filter.min), to: String(to ?? filter.max) });
        return [{ label, rest: null }];
      }
      case 'days': {
        const { from, to } = value as Interval<string>;
        const bounds = from && to ? 'both' : from ? 'from' : 'to';
        return [{ label: texts.chip(key, { bounds, from: day(from), to: day(to) }), rest: null }];
      }
      default:
        return [{ label: texts.chip(key, { value: display.name ?? String(value) }), rest: null }];
    }
  };
}

/** The filters that are set, each removable, and all of them at once. */
export function FilterChips<S extends FilterSet>(props: FilterChipsProps<S>) {
  const { filters, values, texts, displays, onChange, onClear } = props;
  const t = useTranslations('dataTable.filter');
  const chipsOf = useChipsOf(texts);
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
          <Button size="sm" variant="ghost" className="h-6" onClick={onClear}>
            {t('clearAll')}
          </Button>
        </li>
      </ul>
    </div>
  );
}
