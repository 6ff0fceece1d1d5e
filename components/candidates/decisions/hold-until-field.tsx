'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateField } from '@/components/ui/date-field';
import { FormField } from '@/components/ui/form-field';
import { today, type CalendarDay } from '@/lib/validation/calendar-day';
import { dayAheadProblem, lastDayAhead } from '@/lib/validation/day-ahead';

/** The day until which somebody is held, as it is typed; `read` answers null without one, undefined where it is refused. */
export function useHoldUntil(initial: CalendarDay | null) {
  const rules = useTranslations('validation');
  const [text, setText] = useState(initial ?? '');
  const [wasRead, setWasRead] = useState(false);
  const day = text.trim();
  const problem = day === '' ? null : dayAheadProblem(day);
  const read = (): CalendarDay | null | undefined => {
    setWasRead(true);
    return problem ? undefined : day || null;
  };
  return { read, field: { text, setText, error: wasRead && problem ? rules(problem) : undefined } };
}

/** The day on which a held candidate is to be reviewed again. */
export function HoldUntilField({ field }: { field: ReturnType<typeof useHoldUntil>['field'] }) {
  const t = useTranslations('decisions.hold');
  const common = useTranslations('common');
  return (
    <FormField label={t('until')} optionalLabel={common('optional')} hint={t('untilHint')} error={field.error}>
      <DateField value={field.text} onChange={field.setText} min={today()} max={lastDayAhead()} />
    </FormField>
  );
}
