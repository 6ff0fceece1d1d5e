'use client';

import { useTranslations } from 'next-intl';
import { StarRating } from '@/components/ui/star-rating';
import type { Filter, Interval } from '@/lib/filters/filter-set';
import { DateRangeFilter } from './date-range-filter';
import { FieldFilter } from './field-filter';
import { FilterChoices } from './filter-choices';
import type { FilterProps } from './filter-display';
import { RangeFilter } from './range-filter';

/** What a filter's button opens: one control for each kind. */
export function FilterControl({ name, filter, value, texts, display, onChange }: FilterProps) {
  const label = texts.label(name);
  switch (filter.kind) {
    case 'choices':
      return <Choices {...{ filter, value, texts, display, onChange }} />;
    case 'stars':
      return <Stars chosen={Array.isArray(value) ? value.map(Number) : []} onChange={onChange} />;
    case 'range':
      return <RangeFilter label={label} bounds={filter} value={value as Interval<number> | null} onChange={onChange} />;
    case 'days':
      return <DateRangeFilter label={label} value={value as Interval<string> | null} onChange={onChange} />;
    case 'person': {
      const Control = display.control;
      return Control && <Control label={label} value={value === null ? null : String(value)} onChange={onChange} />;
    }
    default:
      return (
        <FieldFilter label={label} filter={filter} value={value === null ? '' : String(value)} onChange={onChange} />
      );
  }
}

type ChoicesProps = Omit<FilterProps, 'name' | 'filter'> & { filter: Extract<Filter, { kind: 'choices' }> };

function Choices({ filter, value, texts, display: { counts, draw }, onChange }: ChoicesProps) {
  const t = useTranslations('dataTable.filter');
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const offered = filter.values.filter((one) => !counts || (counts[one] ?? 0) > 0 || chosen.includes(one));
  if (offered.length === 0) return <p className="text-ink-muted p-2 text-sm">{t('nothingToChoose')}</p>;
  const options = offered.map((one) => {
    const name = texts.option(filter.labels, one);
    return { value: one, name, label: draw?.(one) ?? name, count: counts && (counts[one] ?? 0) };
  });
  return <FilterChoices options={options} chosen={chosen} onChange={onChange} />;
}

function Stars({ chosen, onChange }: { chosen: number[]; onChange: (chosen: number[]) => void }) {
  const t = useTranslations('dataTable.filter');
  const options = [5, 4, 3, 2, 1].map((value) => ({
    value,
    name: t('stars', { count: value }),
    label: <StarRating value={value} source="RECRUITER" label="" />,
  }));
  return <FilterChoices options={options} chosen={chosen} onChange={onChange} />;
}
