'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { StarRating } from '@/components/ui/star-rating';
import type { Filter, FilterValue, Interval } from '@/lib/filters/filter-set';
import type { FilterDisplay, OptionLabel } from './filter-display';
import { FieldFilter, IntervalFilter } from './filter-form';

export interface FilterControlProps<F extends Filter = Filter> {
  label: string;
  filter: F;
  value: FilterValue<Filter> | null;
  optionLabel: OptionLabel;
  display: FilterDisplay;
  onChange: (value: FilterValue<Filter> | null) => void;
}

/** The control in a filter's popover, by kind. */
export function FilterControl(props: FilterControlProps) {
  const { label, filter, value, display, onChange } = props;
  switch (filter.kind) {
    case 'choices':
      return <Choices {...props} filter={filter} />;
    case 'texts':
      return <Texts display={display} chosen={(value as string[] | null) ?? []} onChange={onChange} />;
    case 'stars':
      return <Stars chosen={(value as number[] | null) ?? []} onChange={onChange} />;
    case 'range':
    case 'days':
      return (
        <IntervalFilter
          label={label}
          filter={filter}
          value={value as Interval<string | number> | null}
          onChange={(interval) => onChange(interval as FilterValue<typeof filter>)}
        />
      );
    case 'person':
      return display.control && <display.control label={label} value={value as string | null} onChange={onChange} />;
    default:
      return <FieldFilter label={label} filter={filter} value={value as string | number | null} onChange={onChange} />;
  }
}

function Choices(props: FilterControlProps<Extract<Filter, { kind: 'choices' }>>) {
  const { filter, optionLabel, onChange } = props;
  const { counts, render } = props.display;
  const t = useTranslations('dataTable.filter');
  const chosen = (props.value as string[] | null) ?? [];
  const offered = filter.values.filter((value) => !counts || (counts[value] ?? 0) > 0 || chosen.includes(value));
  if (offered.length === 0) return <p className="text-ink-muted p-2 text-sm">{t('nothingToChoose')}</p>;
  const options = offered.map((value) => {
    const name = optionLabel(filter.labels, value);
    return { value, name, label: render?.(value) ?? name, count: counts && (counts[value] ?? 0) };
  });
  return <CheckboxList options={options} chosen={chosen} onChange={onChange} />;
}

/** A chosen text that does not occur any more can still be taken back. */
function Texts(props: { display: FilterDisplay; chosen: string[]; onChange: (chosen: string[]) => void }) {
  const { chosen, onChange } = props;
  const { offered = [], groups = [], failed } = props.display;
  const t = useTranslations('dataTable.filter');
  const grouped = groups.flatMap(({ options }) => options.map(({ value }) => value));
  const plain = [...new Set([...offered, ...chosen])].filter((value) => !grouped.includes(value));
  if (plain.length + grouped.length === 0) {
    return <p className="text-ink-muted p-2 text-sm">{t(failed ? 'notLoaded' : 'nothingToChoose')}</p>;
  }
  const label = (name: string) => <span className="truncate">{name}</span>;
  return (
    <>
      {groups.map(({ title, options }) => (
        <fieldset key={title} className="not-first:mt-2">
          <legend className="px-2 pt-1 text-sm font-medium text-pretty">{title}</legend>
          <CheckboxList
            options={options.map(({ value, name, count }) => ({ value, name, count, label: label(name) }))}
            chosen={chosen}
            onChange={onChange}
          />
        </fieldset>
      ))}
      <CheckboxList
        options={plain.map((value) => ({ value, name: value, label: label(value) }))}
        chosen={chosen}
        onChange={onChange}
      />
    </>
  );
}

function Stars({ chosen, onChange }: { chosen: number[]; onChange: (chosen: number[]) => void }) {
  const t = useTranslations('dataTable.filter');
  const options = [5, 4, 3, 2, 1].map((value) => ({
    value,
    name: t('stars', { count: value }),
    label: <StarRating value={value} source="RECRUITER" label="" />,
  }));
  return <CheckboxList options={options} chosen={chosen} onChange={onChange} />;
}

interface CheckboxListProps<T extends string | number> {
  options: { value: T; label: ReactNode; name: string; count?: number | undefined }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}

/** Any number of values, each with the number of rows that have it. */
function CheckboxList<T extends string | number>({ options, chosen, onChange }: CheckboxListProps<T>) {
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
