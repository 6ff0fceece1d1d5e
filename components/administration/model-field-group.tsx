'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { FormField } from '@/components/ui/form-field';
import { NumberField } from '@/components/ui/number-field';
import type { ModelForm, ModelFormValues } from './model-form-values';

type NumberName = {
  [Name in keyof ModelFormValues]: ModelFormValues[Name] extends number | null ? Name : never;
}[keyof ModelFormValues];

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="text-ink-muted mb-2 text-sm font-medium">{title}</legend>
      {children}
    </fieldset>
  );
}

interface NumberInputProps {
  form: ModelForm;
  name: NumberName;
  hint?: string;
  optional?: boolean;
}

export function NumberInput({ form, name, hint, optional = true }: NumberInputProps) {
  const t = useTranslations('administration.model');
  const common = useTranslations('common');
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <FormField
          label={t(`number.${name}`)}
          error={fieldState.error?.message}
          hint={hint}
          className="w-64 max-sm:w-full"
          {...(optional ? { optionalLabel: common('optional') } : {})}
        >
          <NumberField {...field} />
        </FormField>
      )}
    />
  );
}
