'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { FieldGroup } from '@/components/ui/field-group';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { RadioField } from '@/components/ui/radio-field';
import { locationTypes } from '@/lib/domain/process-enums';
import { locationSchema } from '@/lib/domain/process-schemas';
import { whenFilled } from '@/lib/validation/text';
import { readAdvert, type AdvertLocation } from '@/lib/requirement-review/read-advert';
import { FromDescription } from './from-description';
import type { SectionDefinition } from './section-definition';
import { SectionForm, type SectionProps } from './section-form';

const none = 'NONE';
const choices = [none, ...locationTypes] as const;

const shape = z.object({ type: z.enum(choices), atsLocation: z.string() });
type LocationValues = z.input<typeof shape>;

/** Without a type there is no location. */
const rules = z
  .object({ type: z.enum(choices), atsLocation: whenFilled(locationSchema.shape.atsLocation.unwrap()) })
  .transform(({ type, atsLocation }) => ({ location: type === none ? null : { type, atsLocation } }));

const definition: SectionDefinition<LocationValues, z.output<typeof rules>> = {
  key: 'location',
  shape,
  rules,
  read: (process) => ({
    type: process?.location?.type ?? none,
    atsLocation: process?.location?.atsLocation ?? '',
  }),
  requests: (body) => [{ path: '', body }],
  fieldOf: (path) => path.replace(/^location\./, ''),
};

/** Offers where the description says that the work is, unless the form says the same. */
function LocationOfDescription({
  description,
  values,
  onUse,
}: {
  description: string;
  values: LocationValues;
  onUse: (location: AdvertLocation) => void;
}) {
  const location = useMemo(() => readAdvert(description).location, [description]);
  const isSame = location?.type === values.type && [values.atsLocation, ''].includes(location.place);
  return location && !isSame && <FromDescription said={location.said} onUse={() => onUse(location)} />;
}

/** 4. Location: work arrangement, and the place as named in the ATS. */
export function LocationForm(props: SectionProps) {
  const t = useTranslations('processSections.location');
  const common = useTranslations('common');
  const fieldTexts = [
    { name: 'type', label: t('typeLabel'), show: ({ type }: LocationValues) => t(`type.${type}`) },
    { name: 'atsLocation', label: t('place'), show: ({ atsLocation }: LocationValues) => atsLocation },
  ] as const;
  return (
    <SectionForm {...props} definition={definition} fieldTexts={fieldTexts}>
      {(form, values, process) => (
        <>
          <LocationOfDescription
            description={process?.answer.requirements ?? ''}
            values={values}
            onUse={({ type, place }) => {
              form.setValue('type', type);
              if (place) form.setValue('atsLocation', place);
            }}
          />
          <Controller
            control={form.control}
            name="type"
            render={({ field: { value, onChange } }) => (
              <FieldGroup label={t('typeLabel')}>
                <RadioField
                  variant="segments"
                  options={choices.map((choice) => ({ value: choice, label: t(`type.${choice}`) }))}
                  value={value}
                  onChange={onChange}
                />
              </FieldGroup>
            )}
          />
          <FormField
            label={t('place')}
            optionalLabel={common('optional')}
            hint={t(`counts.${values.type}`)}
            error={form.formState.errors.atsLocation?.message}
            className="max-w-md"
          >
            <Input
              autoComplete="off"
              maxLength={200}
              placeholder={t('placeholder')}
              // Kept while switching types; not saved without one.
              readOnly={values.type === none}
              {...form.register('atsLocation')}
            />
          </FormField>
        </>
      )}
    </SectionForm>
  );
}
