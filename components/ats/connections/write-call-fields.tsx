'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import { ToggleField } from '@/components/ui/toggle-field';
import type { CallValues, ConnectionForm } from './connection-form-values';

interface WriteCallFieldsProps {
  form: ConnectionForm;
  name: string;
  label: string;
  hint: ReactNode;
}

/** A write call that only the customer's own documentation names. */
export function WriteCallFields({ form, name, label, hint }: WriteCallFieldsProps) {
  const t = useTranslations('ats.call');
  const path = `settings.${name}` as const;
  const value = useWatch({ control: form.control, name: path }) as CallValues;
  const state = form.getFieldState(path, form.formState);
  const errors = state.error as Partial<Record<keyof CallValues, { message?: string }>> | undefined;
  return (
    <div className="flex flex-col gap-3">
      <Controller
        control={form.control}
        name={`${path}.used`}
        render={({ field }) => (
          <ToggleField label={label} hint={hint} value={field.value === true} onChange={field.onChange} />
        )}
      />
      {value.used && (
        <div className="ml-6 flex flex-col gap-3 border-l pl-4">
          <div className="flex flex-wrap items-start gap-3">
            <FormField label={t('method')}>
              <NativeSelect {...form.register(`${path}.method`)}>
                {(['POST', 'PUT', 'PATCH'] as const).map((method) => (
                  <option key={method}>{method}</option>
                ))}
              </NativeSelect>
            </FormField>
            <FormField label={t('path')} error={errors?.path?.message} className="min-w-56 flex-1">
              <Input
                autoComplete="off"
                spellCheck={false}
                placeholder="CandidateApplications/{applicationId}/Stage"
                {...form.register(`${path}.path`)}
              />
            </FormField>
          </div>
          <FormField label={t('body')} hint={t('bodyHint')} error={errors?.body?.message}>
            <Textarea rows={3} spellCheck={false} className="font-mono text-sm" {...form.register(`${path}.body`)} />
          </FormField>
        </div>
      )}
    </div>
  );
}
