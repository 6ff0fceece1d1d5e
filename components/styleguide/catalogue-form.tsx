'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { DateRange } from '@/components/ui/date-range';
import { FieldGroup } from '@/components/ui/field-group';
import { FileDrop } from '@/components/ui/file-drop';
import { FormField } from '@/components/ui/form-field';
import { useFormResolver } from '@/components/ui/form-resolver';
import { Input } from '@/components/ui/input';
import { NumberField } from '@/components/ui/number-field';
import { PasswordChecklist } from '@/components/ui/password-checklist';
import { PasswordField } from '@/components/ui/password-field';
import { SelectField } from '@/components/ui/select-field';
import { StarRating } from '@/components/ui/star-rating';
import { TickField } from '@/components/ui/tick-field';
import { catalogueSchema, type CatalogueOutput } from './catalogue-form-schema';
import { catalogueFields, emptyCatalogue, type CatalogueValues } from './catalogue-form-values';
import { currencies, dateBounds, sampleFileLimits } from './catalogue-limits';

const bounds: Partial<Record<keyof CatalogueValues, { min?: string; max?: string }>> = {
  notLater: { max: dateBounds.max },
  notEarlier: { min: dateBounds.min },
};

/** Every rule with a field to try it on; what is right is said in one line at the end. */
export function CatalogueForm() {
  const t = useTranslations('styleguideForms.catalogue');
  const [accepted, setAccepted] = useState(false);
  const form = useForm<CatalogueValues, unknown, CatalogueOutput>({
    defaultValues: emptyCatalogue,
    mode: 'onTouched',
    resolver: useFormResolver<CatalogueValues, CatalogueOutput>(catalogueSchema),
  });
  const { control, register } = form;
  const { errors } = form.formState;
  const field = (name: keyof CatalogueValues) => ({ label: t(`field.${name}`), error: errors[name]?.message });
  const submit = form.handleSubmit(
    () => setAccepted(true),
    () => setAccepted(false),
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {catalogueFields.texts.map((name) => (
          <FormField key={name} {...field(name)} hint={t.has(`hint.${name}`) ? t(`hint.${name}`) : undefined}>
            <Input autoComplete="off" {...register(name)} />
          </FormField>
        ))}
        {(['number', 'integer'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { ref, ...input } }) => (
              <FormField {...field(name)} hint={t(`hint.${name}`)}>
                <NumberField {...input} ref={ref} {...(name === 'integer' ? { unit: '%' } : {})} />
              </FormField>
            )}
          />
        ))}
        {catalogueFields.secrets.map((name) => (
          <FormField
            key={name}
            {...field(name)}
            hint={name === 'password' ? <PasswordChecklist value={form.watch('password')} /> : undefined}
          >
            <PasswordField autoComplete="new-password" {...register(name)} />
          </FormField>
        ))}
        {catalogueFields.days.map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: input }) => (
              <FormField {...field(name)}>
                <DateField {...input} {...bounds[name]} />
              </FormField>
            )}
          />
        ))}
        <div className="flex flex-col gap-1">
          <DateRange
            label={t('field.range')}
            value={{ from: form.watch('start'), to: form.watch('end') }}
            errors={{ from: errors.start?.message, to: errors.end?.message }}
            onChange={({ from, to }) => {
              form.setValue('start', from, { shouldValidate: form.formState.isSubmitted });
              form.setValue('end', to, { shouldValidate: form.formState.isSubmitted });
            }}
          />
        </div>
        <Controller
          control={control}
          name="choice"
          render={({ field: input }) => (
            <FormField {...field('choice')}>
              <SelectField
                {...input}
                value={currencies.find((currency) => currency === input.value) ?? ''}
                placeholder={t('choose')}
                options={currencies.map((value) => ({ value, label: value }))}
              />
            </FormField>
          )}
        />
        <Controller
          control={control}
          name="rating"
          render={({ field: input }) => (
            <FieldGroup {...field('rating')}>
              <span>
                <StarRating value={input.value} source={null} label={t('field.rating')} onChange={input.onChange} />
              </span>
            </FieldGroup>
          )}
        />
        <Controller
          control={control}
          name="ticked"
          render={({ field: input }) => <TickField {...input} {...field('ticked')} />}
        />
        <Controller
          control={control}
          name="file"
          render={({ field: input }) => (
            <FormField {...field('file')} className="sm:col-span-2">
              <FileDrop {...input} limits={sampleFileLimits} />
            </FormField>
          )}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary">
          {t('submit')}
        </Button>
        <Button
          onClick={() => {
            form.reset(emptyCatalogue);
            setAccepted(false);
          }}
        >
          {t('reset')}
        </Button>
        <p role="status" className="text-positive-ink">
          {accepted && t('accepted')}
        </p>
      </div>
    </form>
  );
}
