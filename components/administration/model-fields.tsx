'use client';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { FieldGroup } from '@/components/ui/field-group';
import { FormField } from '@/components/ui/form-field';
import { NativeSelect, SelectOptions } from '@/components/ui/native-select';
import { RadioField } from '@/components/ui/radio-field';
import { ToggleField } from '@/components/ui/toggle-field';
import { reasoningEfforts, voteCounts } from '@/lib/domain/model-enums';
import { presets } from '@/lib/model/presets';
import type { LocalServer } from '@/lib/model/local-server-schemas';
import type { ModelSettingsDto } from '@/lib/model/schemas';
import { ModelConnectionFields, ModelApiField } from './model-connection-fields';
import { Group, NumberInput } from './model-field-group';
import type { ModelForm } from './model-form-values';
import { ModelKeyField } from './model-key-field';
import { ModelMoneyFields } from './model-money-fields';

function JudgingFields({ form }: { form: ModelForm }) {
  const t = useTranslations('administration.model');
  const format = useFormatter();
  return (
    <Group title={t('group.judging')}>
      <FormField label={t('effort.label')} hint={t('effort.hint')}>
        <NativeSelect {...form.register('reasoningEffort')}>
          <option value="">{t('effort.default')}</option>
          <SelectOptions of={reasoningEfforts} nameOf={(effort) => t(`effort.${effort}`)} />
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

interface ModelFieldsProps {
  form: ModelForm;
  settings: ModelSettingsDto;
  found: LocalServer | null;
}

/** All fields of the model's settings. */
export function ModelFields({ form, settings, found }: ModelFieldsProps) {
  const t = useTranslations('administration.model');
  const { isLocal } = presets[useWatch({ control: form.control, name: 'preset' })];
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
          <ModelConnectionFields form={form} settings={settings} found={found} />
          <Group title={t('group.limits')}>
            <div className="flex flex-wrap items-start gap-3">
              {!isLocal && <NumberInput form={form} name="requestsPerMinute" />}
              {!isLocal && <NumberInput form={form} name="tokensPerMinute" />}
              <NumberInput form={form} name="timeoutSeconds" optional={false} />
              <NumberInput form={form} name="concurrency" hint={t('concurrencyHint')} />
              <NumberInput form={form} name="contextLength" hint={t('contextLengthHint')} />
            </div>
          </Group>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <JudgingFields form={form} />
          {isLocal ? (
            <ModelMoreFields form={form} settings={settings} />
          ) : (
            <ModelMoneyFields form={form} settings={settings} />
          )}
        </div>
      </div>
    </>
  );
}

const inside = [
  'apiKey',
  'requestsPerMinute',
  'tokensPerMinute',
  'currency',
  'inputPrice',
  'cachedInputPrice',
  'outputPrice',
  'monthlyBudget',
] as const;

/** What a model of one's own mostly needs not: a key, limits by the minute, prices. Open while something in it is wrong. */
function ModelMoreFields({ form, settings }: { form: ModelForm; settings: ModelSettingsDto }) {
  const t = useTranslations('administration.model');
  const wantsKey = useWatch({ control: form.control, name: 'wantsKey' });
  const [open, setOpen] = useState(false);
  const { errors } = form.formState;
  const isWrong = Object.keys(errors).some((name) => (inside as readonly string[]).includes(name));
  return (
    <details open={open || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded-sm font-medium">{t('more.title')}</summary>
      <p className="text-ink-muted mt-1 text-sm text-pretty">{t('more.hint')}</p>
      <div className="mt-3 flex flex-col gap-4">
        {!wantsKey && <ModelKeyField form={form} present={settings.key} />}
        <ModelApiField form={form} />
        <div className="flex flex-wrap items-start gap-3">
          <NumberInput form={form} name="requestsPerMinute" />
          <NumberInput form={form} name="tokensPerMinute" />
        </div>
        <ModelMoneyFields form={form} settings={settings} />
      </div>
    </details>
  );
}
