'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateRange } from '@/components/ui/date-range';
import { isCalendarDay } from '@/lib/validation/calendar-day';

interface Days {
  dateFrom: string | null;
  dateTo: string | null;
}

interface DateRangeFilterProps {
  /** What happened on these days. */
  label: string;
  days: Days;
  onChange: (days: Days) => void;
}

/** First and last day; an empty field sets no bound. */
export function DateRangeFilter({ label, days, onChange }: DateRangeFilterProps) {
  const t = useTranslations('dataTable.filter');
  const rule = useTranslations('validation');
  const [typed, setTyped] = useState({ from: days.dateFrom ?? '', to: days.dateTo ?? '' });
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
        if (!wrong) onChange({ dateFrom: from || null, dateTo: to || null });
      }}
    >
      <DateRange label={label} value={typed} onChange={setTyped} errors={tried ? errors : {}} />
      <Button type="submit" variant="primary" size="sm">
        {t('apply')}
      </Button>
    </form>
  );
}
