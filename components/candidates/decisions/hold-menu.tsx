'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDayText } from '@/components/analysis/use-decision-text';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { IconButton } from '@/components/ui/icon-button';
import { daysLater, today, type CalendarDay } from '@/lib/validation/calendar-day';

interface HoldMenuProps {
  /** Null: no day. */
  onHold: (until: CalendarDay | null) => void;
  /** The person picks the day in a dialog. */
  onPickDay: () => void;
}

/** Until when to hold, beside the button that holds without a day. */
export function HoldMenu({ onHold, onPickDay }: HoldMenuProps) {
  const t = useTranslations('decisions.hold');
  const dayText = useDayText();
  const [tomorrow, inAWeek] = [daysLater(today(), 1), daysLater(today(), 7)];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton size="sm" label={t('menu')}>
          <ChevronDown aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuItem onSelect={() => onHold(null)}>{t('noDay')}</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onHold(tomorrow)}>
          {t('tomorrow', { day: dayText(tomorrow) })}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onHold(inAWeek)}>{t('week', { day: dayText(inAWeek) })}</DropdownMenuItem>
        <DropdownMenuItem onSelect={onPickDay}>{t('pick')}</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
