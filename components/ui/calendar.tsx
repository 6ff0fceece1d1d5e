'use client';

import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type ClassNames, type DropdownProps, type Matcher, type Modifiers } from 'react-day-picker';
import { fromLocalDate, toLocalDate, today, type CalendarDay } from '@/lib/validation/calendar-day';

export interface CalendarProps {
  value: CalendarDay | null;
  onChoose: (day: CalendarDay) => void;
  min?: CalendarDay | undefined;
  max?: CalendarDay | undefined;
}

/** Range of years without bounds. */
const yearsBack = 100;
const yearsAhead = 10;

const navButton =
  'grid size-8 place-items-center rounded-md text-ink-muted hover:bg-hover hover:text-ink aria-disabled:pointer-events-none aria-disabled:opacity-40';

const classNames: Partial<ClassNames> = {
  months: 'relative',
  month: 'flex flex-col gap-2',
  nav: 'absolute top-0 right-0 flex',
  button_previous: navButton,
  button_next: navButton,
  month_caption: 'flex h-8 items-center',
  dropdowns: 'flex gap-1',
  month_grid: 'border-collapse',
  weekday: 'size-9 text-center text-sm font-normal text-ink-muted',
  day: 'p-0 text-center',
  day_button:
    'grid size-9 place-items-center rounded-md tabular-nums hover:bg-hover focus-visible:outline-offset-[-2px] disabled:pointer-events-none',
  today: '[&>button]:font-medium [&>button]:text-accent-ink [&>button]:underline [&>button]:underline-offset-4',
  selected:
    '[&>button]:bg-accent [&>button]:text-on-accent [&>button]:forced-color-adjust-none [&>button]:hover:bg-accent-hover',
  outside: '[&>button]:text-ink-faint',
  disabled: '[&>button]:text-ink-faint [&>button]:line-through [&>button]:opacity-60',
};

/** Month or year select; the library's own renders the text twice. */
function Dropdown({ options, ...select }: DropdownProps) {
  return (
    <span className="relative">
      <select
        {...select}
        className="bg-raised text-ink hover:bg-hover h-8 cursor-pointer appearance-none rounded-md pr-6 pl-1.5 font-medium focus-visible:outline-offset-0"
      >
        {options?.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="text-ink-muted pointer-events-none absolute top-1/2 right-1 size-4 -translate-y-1/2"
        aria-hidden="true"
      />
    </span>
  );
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon className="size-4" aria-hidden="true" />;
}

function boundedBy(min: Date | null, max: Date | null): Matcher[] {
  return [...(min ? [{ before: min }] : []), ...(max ? [{ after: max }] : [])];
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** "Today, Sunday 1 November 2026, selected": contains the number on the button (WCAG 2.5.3), not "1st". */
function nameOfDay(day: Date, { today: isToday, selected }: Modifiers): string {
  return `${isToday ? 'Today, ' : ''}${dayFormat.format(day)}${selected ? ', selected' : ''}`;
}

function currentDay(): Date {
  return toLocalDate(today()) ?? new Date();
}

/**
 * A month to pick a day from: English, weeks from Sunday (specification, section 9). Arrows move by day, Home and End
 * within the week, Page Up and Page Down by month, with Shift by year.
 */
export function Calendar({ value, onChoose, min, max }: CalendarProps) {
  const selected = toLocalDate(value ?? '');
  const now = currentDay();
  const first = toLocalDate(min ?? '');
  const last = toLocalDate(max ?? '');
  const shown = selected ?? (first && first > now ? first : last && last < now ? last : now);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      lang="en"
      weekStartsOn={0}
      captionLayout="dropdown"
      showOutsideDays
      fixedWeeks
      today={now}
      selected={selected ?? undefined}
      onSelect={(day) => onChoose(fromLocalDate(day))}
      defaultMonth={shown}
      startMonth={first ?? new Date(now.getFullYear() - yearsBack, 0)}
      endMonth={last ?? new Date(now.getFullYear() + yearsAhead, 11)}
      disabled={boundedBy(first, last)}
      classNames={classNames}
      labels={{ labelDayButton: nameOfDay }}
      components={{ Chevron, Dropdown }}
    />
  );
}
