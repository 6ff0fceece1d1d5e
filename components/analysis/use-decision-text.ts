import { useFormatter, useTranslations } from 'next-intl';
import type { DecisionKind } from '@/lib/domain/candidate-review-schemas';
import { today, type CalendarDay } from '@/lib/validation/calendar-day';

/** "3 December", with the year where it is another one. */
export function useDayText(): (day: CalendarDay) => string {
  const format = useFormatter();
  return (day) => {
    const isThisYear = day.slice(0, 4) === today().slice(0, 4);
    // Noon is the same day in the product's time zone.
    return format.dateTime(new Date(`${day}T12:00:00Z`), {
      day: 'numeric',
      month: 'long',
      ...(isThisYear ? {} : { year: 'numeric' as const }),
    });
  };
}

/** What was decided, in words: "Rejected", "On hold until 3 December". */
export function useDecisionText() {
  const t = useTranslations('decisions');
  const dayText = useDayText();
  return (made: { decision: DecisionKind; holdUntil?: CalendarDay | null | undefined }): string =>
    made.holdUntil ? t('heldUntil', { day: dayText(made.holdUntil) }) : t(`decided.${made.decision}`);
}
