'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { DateRange } from '@/components/ui/date-range';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { useWholeNumberError } from '@/components/ui/use-whole-number-error';
import type { Filter, Interval } from '@/lib/filters/filter-set';
import { isCalendarDay } from '@/lib/validation/calendar-day';

interface FilterFormProps {
  invalid: boolean;
  onApply: () => void;
  /** @param tried whether errors are shown: from the first attempt to apply on */
  children: (tried: boolean) => ReactNode;
}

function FilterForm({ invalid, onApply, children }: FilterFormProps) {
  const t = useTranslations('dataTable.filter');
  const [tried, setTried] = useState(false);
  return (
    <form
      className="space-y-3 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!invalid) onApply();
      }}
    >
      {children(tried)}
      <Button type="submit" variant="primary" size="sm">
        {t('apply')}
      </Button>
    </form>
  );
}

interface FieldFilterProps {
  label: string;
  filter: Extract<Filter, { kind: 'text' | 'phrase' | 'number' }>;
  value: string | number | null;
  onChange: (value: string | number | null) => void;
}

/** A text or a number that must be equal; an empty field clears the filter. */
export function FieldFilter({ label, filter, value, onChange }: FieldFilterProps) {
  const numberError = useWholeNumberError();
  const [typed, setTyped] = useState(String(value ?? ''));
  const isNumber = filter.kind === 'number';
  const text = typed.trim();
  const error = isNumber ? numberError(text, filter) : undefined;
  return (
    <FilterForm
      invalid={error !== undefined}
      onApply={() => onChange(text === '' ? null : isNumber ? Number(text) : text)}
    >
      {(tried) => (
        <FormField label={label} error={tried ? error : undefined}>
          <Input
            autoComplete="off"
            {...(isNumber ? { inputMode: 'numeric' } : { maxLength: filter.max })}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </FormField>
      )}
    </FilterForm>
  );
}

interface IntervalFilterProps {
  label: string;
  filter: Extract<Filter, { kind: 'range' | 'days' }>;
  value: Interval<string | number> | null;
  onChange: (value: Interval<string | number>) => void;
}

/** Two numbers or two days; an empty field sets no bound. */
export function IntervalFilter({ label, filter, value, onChange }: IntervalFilterProps) {
  const t = useTranslations('dataTable.filter');
  const rule = useTranslations('validation');
  const numberError = useWholeNumberError();
  const [typed, setTyped] = useState({ from: String(value?.from ?? ''), to: String(value?.to ?? '') });
  const isDays = filter.kind === 'days';
  const errorOf = (text: string) =>
    isDays ? (text === '' || isCalendarDay(text) ? undefined : rule('date')) : numberError(text, filter);
  const parse = (text: string) => (text === '' ? null : isDays ? text : Number(text));
  const [from, to] = [typed.from.trim(), typed.to.trim()];
  const interval = { from: parse(from), to: parse(to) };
  const reversed =
    interval.from !== null && interval.to !== null && (interval.from as number) > (interval.to as number);
  const errors = { from: errorOf(from), to: errorOf(to) };
  if (!errors.from && !errors.to && reversed) errors.to = isDays ? rule('date-order') : t('reversed');
  return (
    <FilterForm invalid={Boolean(errors.from ?? errors.to)} onApply={() => onChange(interval)}>
      {(tried) =>
        isDays ? (
          <DateRange label={label} value={typed} onChange={setTyped} errors={tried ? errors : {}} />
        ) : (
          <div role="group" aria-label={label} className="flex items-start gap-3">
            {(['from', 'to'] as const).map((bound) => (
              <FormField
                key={bound}
                label={t(bound)}
                error={tried ? errors[bound] : undefined}
                className="min-w-0 flex-1"
              >
                <Input
                  inputMode="numeric"
                  placeholder={String(bound === 'from' ? filter.min : filter.max)}
                  value={typed[bound]}
                  onChange={({ target }) => setTyped({ ...typed, [bound]: target.value })}
                />
              </FormField>
            ))}
          </div>
        )
      }
    </FilterForm>
  );
}
