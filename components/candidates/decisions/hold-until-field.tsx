'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { DateField } from '@/components/ui/date-field';
import { FormField } from '@/components/ui/form-field';
import { daysLater, isCalendarDay, today, type CalendarDay } from '@/lib/validation/calendar-day';
import { lastDayAhead } from '@/lib/validation/day-ahead';

const firstDay = () => daysLater(today(), 1);

/** Why a day cannot be chosen; null: it can. */
function useProblem(day: string): string | null {
  const rules = useTranslations('validation');
  if (day === '') return null;
  if (!isCalendarDay(day)) return rules('date');
  if (day < firstDay()) return rules('date-min', { min: firstDay() });
  return day > lastDayAhead() ? rules('date-max', { max: lastDayAhead() }) : null;
}

/**
 * The day until which somebody is held, as it is typed; `read` answers null without one, undefined where it is refused.
 *
 * @param keepAs see `useKeptText`; what was typed over another `initial` day does not come back
 */
export function useHoldUntil(keepAs: string, initial: CalendarDay | null) {
  const { text, setText, forget } = useKeptText(`${keepAs}.until.${initial ?? ''}`, initial ?? '');
  const [wasRead, setWasRead] = useState(false);
  const day = text.trim();
  const problem = useProblem(day);
  const read = (): CalendarDay | null | undefined => {
    setWasRead(true);
    return problem ? undefined : day || null;
  };
  return { read, forget, field: { text, setText, error: wasRead && problem ? problem : undefined } };
}

/** The day on which a held candidate is to be reviewed again. */
export function HoldUntilField({ field }: { field: ReturnType<typeof useHoldUntil>['field'] }) {
  const t = useTranslations('decisions.hold');
  const common = useTranslations('common');
  return (
    <FormField label={t('until')} optionalLabel={common('optional')} hint={t('untilHint')} error={field.error}>
      <DateField value={field.text} onChange={field.setText} min={firstDay()} max={lastDayAhead()} />
    </FormField>
  );
}
