'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { FieldGroup } from '@/components/ui/field-group';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { RadioField } from '@/components/ui/radio-field';
import { modelApis } from '@/lib/domain/model-enums';
import { presetIds, presets } from '@/lib/model/presets';
import type { LocalServer } from '@/lib/model/local-server-schemas';
import type { ModelSettingsDto } from '@/lib/model/schemas';
import { Group } from './model-field-group';
import type { ModelForm } from './model-form-values';
import { ModelKeyField } from './model-key-field';
import { ModelLocalServers } from './model-local-servers';
import { useModelPreset } from './use-model-preset';

/** Which of the APIs a server is asked over. */
export function ModelApiField({ form }: { form: ModelForm }) {
  const t = useTranslations('administration.model');
  return (
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
  );
}

interface ModelConnectionFieldsProps {
  form: ModelForm;
  settings: ModelSettingsDto;
  /** Chosen from the beginning. */
  found: LocalServer | null;
}

/** Where the model is, and how it is reached; what a server of one's own need not be asked is left to the further settings. */
export function ModelConnectionFields({ form, settings, found }: ModelConnectionFieldsProps) {
  const t = useTranslations('administration.model');
  const { errors } = form.formState;
  const { environment } = settings;
  const [preset, wantsKey, removeKey] = useWatch({ control: form.control, name: ['preset', 'wantsKey', 'removeKey'] });
  const { choose, chooseFound } = useModelPreset(form, settings);
  const { isLocal } = presets[preset];
  const takeFound = useEffectEvent(() => {
    if (found) chooseFound(found, found.models[0] ?? null);
  });
  useEffect(() => takeFound(), []);
  return (
    <Group title={t('group.connection')}>
      <FieldGroup label={t('preset.label')} hint={t(`preset.hint.${preset}`)}>
        <RadioField
          variant="segments"
          options={presetIds.map((id) => ({ value: id, label: t(`preset.${id}`) }))}
          value={preset}
          onChange={choose}
        />
      </FieldGroup>
      {found && <p role="status">{t('local.offered', { model: found.models[0]?.name ?? '' })}</p>}
      {isLocal && !wantsKey && removeKey && <p className="text-ink-muted text-sm">{t('keyGoes')}</p>}
      <ModelLocalServers form={form} onChoose={chooseFound} />
      <FormField
        label={t('baseUrl')}
        hint={environment.baseUrl ? t('fromEnvironment', { value: environment.baseUrl }) : t('baseUrlHint')}
        error={errors.baseUrl?.message}
      >
        <Input type="url" inputMode="url" autoComplete="off" spellCheck={false} {...form.register('baseUrl')} />
      </FormField>
      <FormField
        label={t('modelName')}
        hint={environment.model ? t('fromEnvironment', { value: environment.model }) : t('modelNameHint')}
        error={errors.model?.message}
      >
        <Input autoComplete="off" spellCheck={false} maxLength={200} {...form.register('model')} />
      </FormField>
      {(!isLocal || wantsKey) && <ModelKeyField form={form} present={settings.key} />}
      {!isLocal && <ModelApiField form={form} />}
    </Group>
  );
}
