import { useTranslations } from 'next-intl';
import { useDayText } from '@/components/analysis/use-decision-text';
import { today, type CalendarDay } from '@/lib/validation/calendar-day';

/** Whether a day has come. */
export const isDue = (day: CalendarDay | null): boolean => day !== null && day <= today();

/** When something is due, in words: "today", "by 3 December", "overdue: 1 December". */
export function useDueText(): (day: CalendarDay) => string {
  const t = useTranslations('stages.followUp');
  const dayText = useDayText();
  return (day) => {
    if (day === today()) return t('dueToday');
    return t(day < today() ? 'overdue' : 'due', { day: dayText(day) });
  };
}
