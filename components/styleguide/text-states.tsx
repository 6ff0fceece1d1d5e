'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateField } from '@/components/ui/date-field';
import { DateRange } from '@/components/ui/date-range';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { NumberField } from '@/components/ui/number-field';
import { PasswordField } from '@/components/ui/password-field';
import { Textarea } from '@/components/ui/textarea';
import { FieldStates, type FieldState } from './field-states';

type Sample = FieldState & { label: string };

function NumberSample({ disabled, ...field }: Sample) {
  const [value, setValue] = useState<number | null>(12500.5);
  return (
    <FormField {...field}>
      <NumberField value={value} onChange={setValue} unit="zł" disabled={disabled} />
    </FormField>
  );
}

function DateSample({ disabled, ...field }: Sample) {
  const [value, setValue] = useState('2026-11-21');
  return (
    <FormField {...field}>
      <DateField value={value} onChange={setValue} disabled={disabled} />
    </FormField>
  );
}

function RangeSample({ disabled, label, error }: Sample) {
  const [value, setValue] = useState({ from: '2026-11-01', to: '' });
  return (
    <DateRange label={label} value={value} onChange={setValue} errors={{ to: error }} disabled={disabled ?? false} />
  );
}

/** Text fields. */
export function TextStates() {
  const t = useTranslations('styleguideForms.sample');
  return (
    <>
      <FieldStates title={t('text')}>
        {({ disabled, ...field }) => (
          <FormField label={t('text')} {...field}>
            <Input placeholder={t('placeholder')} disabled={disabled} />
          </FormField>
        )}
      </FieldStates>
      <FieldStates title={t('textarea')}>
        {({ disabled, ...field }) => (
          <FormField label={t('textarea')} {...field}>
            <Textarea placeholder={t('placeholder')} rows={3} disabled={disabled} />
          </FormField>
        )}
      </FieldStates>
      <FieldStates title={t('number')}>{(state) => <NumberSample label={t('number')} {...state} />}</FieldStates>
      <FieldStates title={t('password')}>
        {({ disabled, ...field }) => (
          <FormField label={t('password')} {...field}>
            <PasswordField autoComplete="new-password" disabled={disabled} />
          </FormField>
        )}
      </FieldStates>
      <FieldStates title={t('date')}>{(state) => <DateSample label={t('date')} {...state} />}</FieldStates>
      <FieldStates title={t('dateRange')}>{(state) => <RangeSample label={t('dateRange')} {...state} />}</FieldStates>
    </>
  );
}
