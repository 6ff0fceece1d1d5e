'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import { countryName } from '@/components/analysis/display-names';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { NativeSelect, SelectOptions } from '@/components/ui/native-select';
import type { DetailField } from '@/lib/domain/detail-enums';
import { otherSplits } from '@/lib/domain/name-splits';
import { countryCodes, voivodeships } from '@/lib/domain/place-names';
import type { DetailInputsProps } from './detail-inputs-props';
import { LanguageInputs } from './language-inputs';
import { PayInputs } from './pay-inputs';

type TextKey = 'firstName' | 'lastName' | 'email' | 'phone' | 'city' | 'currentPosition' | 'availability';

const inputTypes: Partial<Record<TextKey, string>> = { email: 'email', phone: 'tel' };

function TextInput({ name, details, onChange, errors }: DetailInputsProps & { name: TextKey }) {
  const t = useTranslations('candidateDetails.correct.input');
  return (
    <FormField label={t(name)} error={errors[name]}>
      <Input
        type={inputTypes[name] ?? 'text'}
        autoComplete="off"
        value={details[name] ?? ''}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </FormField>
  );
}

/** Given and family name, and other ways to split the same words. */
function NameInputs(props: DetailInputsProps) {
  const t = useTranslations('candidateDetails.correct');
  const splits = otherSplits(props.details);
  return (
    <>
      <TextInput {...props} name="firstName" />
      <TextInput {...props} name="lastName" />
      {splits.length > 0 && (
        <fieldset>
          <legend className="text-ink-muted mb-1 text-sm">{t('splits')}</legend>
          <div className="flex flex-wrap gap-1.5">
            {splits.map(({ firstName, lastName }) => (
              <Button
                key={`${firstName}|${lastName}`}
                size="sm"
                onClick={() => props.onChange({ firstName, lastName })}
              >
                {t('split', { firstName, lastName })}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

interface ChoiceProps {
  name: 'voivodeship' | 'country';
  offered: readonly string[];
  nameOf: (value: string) => string;
}

/** One of a list, none, or what was read. */
function Choice({ name, offered, nameOf, details, onChange, errors }: DetailInputsProps & ChoiceProps) {
  const t = useTranslations('candidateDetails.correct');
  const value = details[name] ?? '';
  const values = value === '' || offered.includes(value) ? offered : [value, ...offered];
  return (
    <FormField label={t(`input.${name}`)} error={errors[name]}>
      <NativeSelect value={value} onChange={(event) => onChange({ [name]: event.target.value })}>
        <option value="">{t('nothing')}</option>
        <SelectOptions of={values} nameOf={(one) => nameOf(one)} />
      </NativeSelect>
    </FormField>
  );
}

function PlaceInputs(props: DetailInputsProps) {
  const locale = useLocale();
  return (
    <>
      <TextInput {...props} name="city" />
      <Choice {...props} name="voivodeship" offered={voivodeships} nameOf={(one) => one} />
      <Choice {...props} name="country" offered={countryCodes} nameOf={(code) => countryName(code, locale)} />
    </>
  );
}

/** The inputs of a field. */
export const detailInputs: Record<DetailField, (props: DetailInputsProps) => ReactElement> = {
  NAME: NameInputs,
  EMAIL: (props) => <TextInput {...props} name="email" />,
  PHONE: (props) => <TextInput {...props} name="phone" />,
  PLACE: PlaceInputs,
  POSITION: (props) => <TextInput {...props} name="currentPosition" />,
  LANGUAGES: LanguageInputs,
  SALARY: PayInputs,
  AVAILABILITY: (props) => <TextInput {...props} name="availability" />,
};
