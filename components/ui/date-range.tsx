'use client';

import { useTranslations } from 'next-intl';
import { isCalendarDay } from '@/lib/validation/calendar-day';
import { DateField } from './date-field';
import { FormField } from './form-field';

interface Range {
  from: string;
  to: string;
}

interface DateRangeProps {
  /** Group label of both dates. */
  label: string;
  value: Range;
  onChange: (value: Range) => void;
  errors?: { from?: string | undefined; to?: string | undefined };
  disabled?: boolean;
}

const asBound = (text: string) => (isCalendarDay(text) ? text : undefined);

/** First and last day, inclusive. Each limits the other's calendar. */
export function DateRange({ label, value, onChange, errors = {}, disabled }: DateRangeProps) {
  const t = useTranslations('fields.dateRange');
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <FormField label={t('from')} error={errors.from} className="min-w-36 flex-1">
        <DateField
          value={value.from}
          onChange={(from) => onChange({ ...value, from })}
          max={asBound(value.to)}
          disabled={disabled}
        />
      </FormField>
      <FormField label={t('to')} error={errors.to} className="min-w-36 flex-1">
        <DateField
          value={value.to}
          onChange={(to) => onChange({ ...value, to })}
          min={asBound(value.from)}
          disabled={disabled}
        />
      </FormField>
    </div>
  );
}
