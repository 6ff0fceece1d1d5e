'use client';

import { useTranslations } from 'next-intl';
import { Controller, useWatch } from 'react-hook-form';
import { FormField } from '@/components/ui/form-field';
import { PasswordField } from '@/components/ui/password-field';
import { ToggleField } from '@/components/ui/toggle-field';
import type { ModelSettingsDto } from '@/lib/model/schemas';
import type { ModelForm } from './model-form-values';

/** The API key, which is never shown again: what is present, a new one, or its removal. */
export function ModelKeyField({ form, present }: { form: ModelForm; present: ModelSettingsDto['key'] }) {
  const t = useTranslations('administration.model.key');
  const [typed, removed] = useWatch({ control: form.control, name: ['apiKey', 'removeKey'] });
  const stored = present?.origin === 'SETTINGS';
  const hint = () => {
    if (!present) return t('none');
    if (!present.readable) return t('unreadable');
    return t(stored ? 'stored' : 'environment', { lastFour: present.lastFour || 'none' });
  };
  return (
    <div className="flex flex-col gap-2">
      <FormField label={t('label')} hint={hint()} error={form.formState.errors.apiKey?.message}>
        <PasswordField
          autoComplete="new-password"
          maxLength={500}
          disabled={removed && typed === ''}
          {...form.register('apiKey')}
        />
      </FormField>
      {stored && typed === '' && (
        <Controller
          control={form.control}
          name="removeKey"
          render={({ field: { value, onChange } }) => (
            <ToggleField label={t('remove')} value={value} onChange={onChange} />
          )}
        />
      )}
    </div>
  );
}
