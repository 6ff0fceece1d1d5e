'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ModelSettingsDto } from '@/lib/model/schemas';
import { ModelApiField } from './model-connection-fields';
import { NumberInput } from './model-field-group';
import type { ModelForm } from './model-form-values';
import { ModelKeyField } from './model-key-field';
import { ModelMoneyFields } from './model-money-fields';

const inside = [
  ...['apiKey', 'requestsPerMinute', 'tokensPerMinute', 'currency'],
  ...['inputPrice', 'cachedInputPrice', 'outputPrice', 'monthlyBudget'],
] as const;

/** What a model of one's own mostly needs not: a key, limits by the minute, prices. Open while something in it is wrong. */
export function ModelMoreFields({ form, settings }: { form: ModelForm; settings: ModelSettingsDto }) {
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
