'use client';

import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { FieldNotes } from '@/components/ui/field-notes';
import { FormField } from '@/components/ui/form-field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { maxInterviewTimes } from '@/lib/domain/interview-time-enums';

interface TimesFieldProps {
  /** `YYYY-MM-DDTHH:MM`, or empty; one at least. */
  times: readonly string[];
  minutes: number;
  error: string | undefined;
  onChange: (times: string[]) => void;
}

/** When the interview after one that begins at `time` begins. */
function nextTime(time: string | undefined, minutes: number): string {
  const at = Date.parse(`${time}:00Z`);
  return Number.isNaN(at) ? '' : new Date(at + minutes * 60_000).toISOString().slice(0, 16);
}

/** The times that are offered, each in a row; a new one follows the last. */
export function TimesField({ times, minutes, error, onChange }: TimesFieldProps) {
  const t = useTranslations('interviewTimes.form');
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-medium">{t('times')}</legend>
      {times.map((time, index) => (
        <div key={index} className="flex items-center gap-1">
          <FormField label={t('time', { number: index + 1 })} hideLabel>
            <Input
              type="datetime-local"
              value={time}
              onChange={({ target }) => onChange(times.map((one, at) => (at === index ? target.value : one)))}
            />
          </FormField>
          {times.length > 1 && (
            <IconButton
              label={t('remove', { number: index + 1 })}
              onClick={() => onChange(times.filter((_one, at) => at !== index))}
            >
              <X aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
      <div>
        <Button
          size="sm"
          disabled={times.length >= maxInterviewTimes}
          onClick={() => onChange([...times, nextTime(times.at(-1), minutes)])}
        >
          <Plus aria-hidden="true" />
          {t('add')}
        </Button>
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
