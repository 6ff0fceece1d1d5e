'use client';

import { useTranslations } from 'next-intl';
import { FormField } from '@/components/ui/form-field';
import { NativeSelect, SelectOptions } from '@/components/ui/native-select';

/** In minutes. */
const lengths = [15, 20, 30, 45, 60, 75, 90, 120, 180];

export interface TimeSettings {
  minutes: number;
  timeZone: string;
}

/** What a form begins with: the zone of this browser. */
export const initialSettings = (): TimeSettings => ({
  minutes: 45,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

interface TimeFieldsProps {
  value: TimeSettings;
  onChange: (value: TimeSettings) => void;
}

/** How long an interview takes, and in which time zone its time is named. */
export function TimeFields({ value, onChange }: TimeFieldsProps) {
  const t = useTranslations('interviewTimes.form');
  const zones = [...new Set([value.timeZone, ...Intl.supportedValuesOf('timeZone')])];
  return (
    <div className="flex flex-wrap gap-4">
      <FormField label={t('minutes')}>
        <NativeSelect
          value={value.minutes}
          onChange={({ target }) => onChange({ ...value, minutes: Number(target.value) })}
        >
          <SelectOptions of={lengths} nameOf={(minutes) => t('minutesValue', { minutes })} />
        </NativeSelect>
      </FormField>
      <FormField label={t('timeZone')} className="min-w-0">
        <NativeSelect
          className="max-w-60"
          value={value.timeZone}
          onChange={({ target }) => onChange({ ...value, timeZone: target.value })}
        >
          <SelectOptions of={zones} nameOf={(zone) => zone} />
        </NativeSelect>
      </FormField>
    </div>
  );
}
