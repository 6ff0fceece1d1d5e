'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { NumberField } from '@/components/ui/number-field';
import { ToggleField } from '@/components/ui/toggle-field';
import type { AtsProviderId } from '@/lib/ats/enums';
import type { ConnectionForm } from './connection-form-values';
import { isCall, settingFields, uncertainSettings, type SettingField } from './setting-fields';
import { WriteCallFields } from './write-call-fields';

/** Offered intervals in minutes. */
const schedules = [5, 15, 30, 60, 240, 1440];

export function FieldsGroup({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-t pt-4">
      <legend className="float-left w-full font-medium">{title}</legend>
      {hint && <p className="text-ink-muted -mt-3 text-sm text-pretty">{hint}</p>}
      {children}
    </fieldset>
  );
}

/** The provider's own settings, each with what is known of it. */
export function SettingFields({ form, provider }: { form: ConnectionForm; provider: AtsProviderId }) {
  return settingFields[provider].map((field) => (
    <SettingInput key={field.name} form={form} provider={provider} field={field} />
  ));
}

interface SettingInputProps {
  form: ConnectionForm;
  provider: AtsProviderId;
  field: SettingField;
}

function SettingInput({ form, provider, field: { name, kind } }: SettingInputProps) {
  const t = useTranslations('ats.setting');
  const label = t(`${name}.label`);
  const hint = (
    <>
      {t.has(`${name}.${provider}`) ? t(`${name}.${provider}`) : t(`${name}.hint`)}{' '}
      {uncertainSettings[provider].includes(name) && <span className="text-caution-ink">{t('uncertain')}</span>}
    </>
  );
  return (
    <Controller
      control={form.control}
      name={`settings.${name}`}
      render={({ field: { value, onChange, ...input }, fieldState }) => {
        const error = fieldState.error?.message;
        if (isCall(name)) return <WriteCallFields form={form} name={name} label={label} hint={hint} />;
        if (kind === 'switch') {
          return <ToggleField label={label} hint={hint} value={value === true} onChange={onChange} error={error} />;
        }
        if (kind === 'number') {
          return (
            <FormField label={label} hint={hint} error={error}>
              <NumberField
                {...input}
                className="w-32"
                value={typeof value === 'number' ? value : null}
                onChange={onChange}
              />
            </FormField>
          );
        }
        return (
          <FormField label={label} hint={hint} error={error}>
            <Input
              {...input}
              {...(kind === 'address' ? { type: 'url', inputMode: 'url' } : {})}
              value={typeof value === 'string' ? value : ''}
              onChange={onChange}
              autoComplete="off"
              spellCheck={false}
            />
          </FormField>
        );
      }}
    />
  );
}

/** When it synchronises by itself, and whether it may at all. */
export function ScheduleFields({ form, present }: { form: ConnectionForm; present: number | null }) {
  const t = useTranslations('ats.schedule');
  const offered = present === null || schedules.includes(present) ? schedules : [present, ...schedules];
  return (
    <>
      <FormField label={t('label')} hint={t('hint')} error={form.formState.errors.scheduleMinutes?.message}>
        <NativeSelect {...form.register('scheduleMinutes')}>
          <option value="">{t('never')}</option>
          {offered.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes % 60 === 0 ? t('hours', { hours: minutes / 60 }) : t('minutes', { minutes })}
            </option>
          ))}
        </NativeSelect>
      </FormField>
      <Controller
        control={form.control}
        name="paused"
        render={({ field: { value, onChange } }) => (
          <ToggleField label={t('paused')} hint={t('pausedHint')} value={value} onChange={onChange} />
        )}
      />
    </>
  );
}
