'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { FieldGroup } from '@/components/ui/field-group';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { NumberField } from '@/components/ui/number-field';
import { RadioField } from '@/components/ui/radio-field';
import { ToggleField } from '@/components/ui/toggle-field';
import { modelApis, reasoningEfforts, voteCounts } from '@/lib/model/enums';
import type { ModelSettingsDto } from '@/lib/model/schemas';
import { currencies } from '@/lib/processes/enums';
import type { ModelForm, ModelFormValues } from './model-form-values';
import { ModelKeyField } from './model-key-field';

type NumberName = {
  [Name in keyof ModelFormValues]: ModelFormValues[Name] extends number | null ? Name : never;
}[keyof ModelFormValues];

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="text-ink-muted mb-2 text-sm font-medium">{title}</legend>
      {children}
    </fieldset>
  );
}

function NumberInput({ form, name, optional = true }: { form: ModelForm; name: NumberName; optional?: boolean }) {
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
          className="w-64 max-sm:w-full"
          {...(optional ? { optionalLabel: common('optional') } : {})}
        >
          <NumberField {...field} />
        </FormField>
      )}
    />
  );
}

function ConnectionFields({ form, settings }: { form: ModelForm; settings: ModelSettingsDto }) {
  const t = useTranslations('administration.model');
  const { errors } = form.formState;
  const { baseUrl, model } = settings.environment;
  return (
    <Group title={t('group.connection')}>
      <FormField
        label={t('baseUrl')}
        hint={baseUrl ? t('fromEnvironment', { value: baseUrl }) : t('baseUrlHint')}
        error={errors.baseUrl?.message}
      >
        <Input type="url" inputMode="url" autoComplete="off" spellCheck={false} {...form.register('baseUrl')} />
      </FormField>
      <FormField
        label={t('modelName')}
        hint={model ? t('fromEnvironment', { value: model }) : t('modelNameHint')}
        error={errors.model?.message}
      >
        <Input autoComplete="off" spellCheck={false} maxLength={200} {...form.register('model')} />
      </FormField>
      <ModelKeyField form={form} present={settings.key} />
      <Controller
        control={form.control}
        name="api"
        render={({ field: { value, onChange } }) => (
          <FieldGroup label={t('api.label')} hint={t('api.hint')}>
            <RadioField
              variant="segments"
              options={modelApis.map((api) => ({ value: api, label: t(`api.${api}`) }))}
              value={value}
              onChange={onChange}
            />
          </FieldGroup>
        )}
      />
    </Group>
  );
}

function JudgingFields({ form }: { form: ModelForm }) {
  const t = useTranslations('administration.model');
  const format = useFormatter();
  return (
    <Group title={t('group.judging')}>
      <FormField label={t('effort.label')} hint={t('effort.hint')}>
        <NativeSelect {...form.register('reasoningEffort')}>
          <option value="">{t('effort.default')}</option>
          {reasoningEfforts.map((effort) => (
            <option key={effort} value={effort}>
              {t(`effort.${effort}`)}
            </option>
          ))}
        </NativeSelect>
      </FormField>
      <Controller
        control={form.control}
        name="blind"
        render={({ field: { value, onChange } }) => (
          <ToggleField label={t('blind')} hint={t('blindHint')} value={value} onChange={onChange} />
        )}
      />
      <Controller
        control={form.control}
        name="votes"
        render={({ field: { value, onChange } }) => (
          <FieldGroup label={t('votes.label')} hint={t('votes.hint')}>
            <RadioField
              variant="segments"
              options={voteCounts.map((count) => ({ value: String(count), label: format.number(count) }))}
              value={String(value)}
              onChange={(count) => onChange(Number(count))}
            />
          </FieldGroup>
        )}
      />
      <Controller
        control={form.control}
        name="offlineIfUnusable"
        render={({ field: { value, onChange } }) => (
          <ToggleField
            label={t('offlineIfUnusable.label')}
            hint={t('offlineIfUnusable.hint')}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="writeTexts"
        render={({ field: { value, onChange } }) => (
          <ToggleField label={t('writeTexts.label')} hint={t('writeTexts.hint')} value={value} onChange={onChange} />
        )}
      />
    </Group>
  );
}

function MoneyFields({ form, settings }: { form: ModelForm; settings: ModelSettingsDto }) {
  const t = useTranslations('administration.model');
  const known = new Set([...currencies, settings.currency]);
  return (
    <Group title={t('group.money')}>
      <p className="text-ink-muted -mt-2 text-sm">{t('priceHint')}</p>
      <div className="flex flex-wrap items-start gap-3">
        <NumberInput form={form} name="inputPrice" />
        <NumberInput form={form} name="cachedInputPrice" />
        <NumberInput form={form} name="outputPrice" />
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <NumberInput form={form} name="monthlyBudget" />
        <FormField label={t('currency')} error={form.formState.errors.currency?.message}>
          <NativeSelect {...form.register('currency')}>
            {[...known].map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </NativeSelect>
        </FormField>
      </div>
      <p className="text-ink-muted -mt-2 text-sm">{t('budgetHint')}</p>
    </Group>
  );
}

/** All fields of the model's settings. */
export function ModelFields({ form, settings }: { form: ModelForm; settings: ModelSettingsDto }) {
  const t = useTranslations('administration.model');
  return (
    <>
      <Controller
        control={form.control}
        name="enabled"
        render={({ field: { value, onChange } }) => (
          <ToggleField label={t('enabled')} hint={t('enabledHint')} value={value} onChange={onChange} />
        )}
      />
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <ConnectionFields form={form} settings={settings} />
          <Group title={t('group.limits')}>
            <div className="flex flex-wrap items-start gap-3">
              <NumberInput form={form} name="requestsPerMinute" />
              <NumberInput form={form} name="tokensPerMinute" />
              <NumberInput form={form} name="timeoutSeconds" optional={false} />
            </div>
          </Group>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <JudgingFields form={form} />
          <MoneyFields form={form} settings={settings} />
        </div>
      </div>
    </>
  );
}
