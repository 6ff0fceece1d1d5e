'use client';

import { CalendarDays } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { isCalendarDay, type CalendarDay } from '@/lib/validation/calendar-day';
import { cn } from './class-names';
import { IconButton } from './icon-button';
import { Input } from './input';
import { lazyPart } from './lazy-part';
import { Popover, PopoverContent, PopoverTrigger } from './popover';
import { Skeleton } from './skeleton';

const Calendar = lazyPart(
  () => import('./calendar').then((module) => module.Calendar),
  () => <Skeleton className="h-72 w-64" />,
);

export interface DateFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'type'> {
  /** YYYY-MM-DD or partial input; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** Earliest day in the calendar; typed input is validated by the form. */
  min?: CalendarDay | undefined;
  /** Latest day in the calendar. */
  max?: CalendarDay | undefined;
}

/** A date, typed as YYYY-MM-DD or picked from a calendar (button or Alt with the down arrow). */
export function DateField({ value, onChange, min, max, className, ...input }: DateFieldProps) {
  const t = useTranslations('fields.date');
  const [open, setOpen] = useState(false);
  const chosen = isCalendarDay(value.trim()) ? value.trim() : null;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event);
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div className={cn('relative w-full', className)}>
      <Input
        autoComplete="off"
        spellCheck={false}
        maxLength={10}
        placeholder={t('form')}
        {...input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="pr-9 tabular-nums"
      />
      <Popover modal open={open} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <IconButton
            size="sm"
            label={chosen ? t('change', { day: chosen }) : t('open')}
            disabled={input.disabled}
            className="absolute top-0.5 right-0.5"
          >
            <CalendarDays aria-hidden="true" />
          </IconButton>
        </PopoverTrigger>
        <PopoverContent align="end" aria-label={t('calendar')} lang="en" className="w-auto">
          <Calendar
            value={chosen}
            min={min}
            max={max}
            onChoose={(day) => {
              onChange(day);
              setOpen(false);
            }}
          />
        </PopoverContent>
      </Popover>
    </div>
  );
}
