'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateRange } from '@/components/ui/date-range';
import type { Interval } from '@/lib/filters/filter-set';
import { isCalendarDay, type CalendarDay } from '@/lib/validation/calendar-day';

interface DateRangeFilterProps {
  /** What happened on these days. */
  label: string;
  value: Interval<CalendarDay> | null;
  onChange: (value: Interval<CalendarDay>) => void;
}

/** First and last day; an empty field sets no bound. */
export function DateRangeFilter({ label, value, onChange }: DateRangeFilterProps) {
  const t = useTranslations('dataTable.filter');
  const rule = useTranslations('validation');
  const [typed, setTyped] = useState({ from: value?.from ?? '', to: value?.to ?? '' });
  const [tried, setTried] = useState(false);
  const from = typed.from.trim();
  const to = typed.to.trim();
  const isDay = (day: string) => day === '' || isCalendarDay(day);
  const reversed = from !== '' && to !== '' && from > to;
  const errors = {
    from: isDay(from) ? undefined : rule('date'),
    to: isDay(to) ? (isDay(from) && reversed ? rule('date-order') : undefined) : rule('date'),
  };
  const wrong = errors.from !== undefined || errors.to !== undefined;
  return (
    <form
      className="space-y-3 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!wrong) onChange({ from: from || null, to: to || null });
      }}
    >
      <DateRange label={label} value={typed} onChange={setTyped} errors={tried ? errors : {}} />
      <Button type="submit" variant="primary" size="sm">
        {t('apply')}
      </Button>
    </form>
  );
}
