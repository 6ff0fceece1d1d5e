'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Combobox } from '@/components/ui/combobox';
import { FieldGroup } from '@/components/ui/field-group';
import { FormField } from '@/components/ui/form-field';
import { RadioField } from '@/components/ui/radio-field';
import { StarRating } from '@/components/ui/star-rating';
import { ToggleField } from '@/components/ui/toggle-field';
import { FieldStates, type FieldState } from './field-states';

type Sample = FieldState & { label: string };

const people = ['Łucja Żak', 'Adam Święcicki-Nowak', 'Marta Zielonka', 'Ewa Łąkowska'].map((label) => ({
  value: label,
  label,
}));
const currencies = ['PLN', 'EUR', 'USD'] as const;
const options = currencies.map((value) => ({ value, label: value }));
type Currency = (typeof currencies)[number];

function PeopleSample({ disabled, ...field }: Sample) {
  const [value, setValue] = useState<string | null>(disabled ? (people[0]?.value ?? null) : null);
  return (
    <FormField {...field}>
      <Combobox
        label={field.label}
        options={people}
        value={value}
        onChange={setValue}
        disabled={disabled}
        placeholder="–"
      />
    </FormField>
  );
}

function ToggleSample({ variant, ...field }: Sample & { variant: 'checkbox' | 'switch' }) {
  const [value, setValue] = useState(field.disabled ?? false);
  return <ToggleField {...field} variant={variant} value={value} onChange={setValue} />;
}

function RadioSample({ variant, disabled, ...field }: Sample & { variant: 'list' | 'segments' }) {
  const [value, setValue] = useState<Currency | ''>(disabled ? 'EUR' : '');
  return (
    <FieldGroup {...field}>
      <RadioField options={options} value={value} onChange={setValue} variant={variant} disabled={disabled ?? false} />
    </FieldGroup>
  );
}

function StarSample({ disabled, ...field }: Sample) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <FieldGroup {...field}>
      <span>
        <StarRating
          value={value}
          source={null}
          label={field.label}
          onChange={setValue}
          {...(disabled ? { disabled } : {})}
        />
      </span>
    </FieldGroup>
  );
}

/** Fields with choices. */
export function ChoiceStates() {
  const t = useTranslations('styleguideForms.sample');
  return (
    <>
      <FieldStates title={t('person')}>{(state) => <PeopleSample label={t('person')} {...state} />}</FieldStates>
      <FieldStates title={t('checkbox')}>
        {(state) => <ToggleSample label={t('checkbox')} variant="checkbox" {...state} />}
      </FieldStates>
      <FieldStates title={t('switch')}>
        {(state) => <ToggleSample label={t('switch')} variant="switch" {...state} />}
      </FieldStates>
      <FieldStates title={t('radio')}>
        {(state) => <RadioSample label={t('radio')} variant="list" {...state} />}
      </FieldStates>
      <FieldStates title={t('segments')}>
        {(state) => <RadioSample label={t('segments')} variant="segments" {...state} />}
      </FieldStates>
      <FieldStates title={t('stars')}>{(state) => <StarSample label={t('stars')} {...state} />}</FieldStates>
    </>
  );
}
