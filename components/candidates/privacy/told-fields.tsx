import { useTranslations } from 'next-intl';
import { DateField } from '@/components/ui/date-field';
import { FormField } from '@/components/ui/form-field';
import { ChoiceSelect } from '@/components/ui/native-select';
import { recordedNoticeWays, type NoticeWay } from '@/lib/domain/privacy-enums';
import { isCalendarDay, today } from '@/lib/validation/calendar-day';

interface ToldFieldsProps {
  on: string;
  onDay: (on: string) => void;
  way: NoticeWay;
  onWay: (way: NoticeWay) => void;
}

/** Whether somebody can have been told on that day. */
export const isPastDay = (on: string): boolean => isCalendarDay(on.trim()) && on.trim() <= today();

/** When and how somebody was told something. */
export function ToldFields({ on, onDay, way, onWay }: ToldFieldsProps) {
  const t = useTranslations('candidatePrivacy');
  return (
    <>
      <FormField label={t('notice.on')} error={isPastDay(on) ? undefined : t('notice.noDay')}>
        <DateField value={on} max={today()} onChange={onDay} />
      </FormField>
      <FormField label={t('notice.way')}>
        <ChoiceSelect value={way} values={recordedNoticeWays} nameOf={(one) => t(`way.${one}`)} onChoose={onWay} />
      </FormField>
    </>
  );
}
