'use client';

import { useTranslations } from 'next-intl';
import { FormField } from '@/components/ui/form-field';
import { NativeSelect } from '@/components/ui/native-select';
import type { ModelSettingsDto } from '@/lib/model/schemas';
import { currencies } from '@/lib/domain/process-enums';
import { Group, NumberInput } from './model-field-group';
import type { ModelForm } from './model-form-values';

/** Prices of a model and the month's budget. */
export function ModelMoneyFields({ form, settings }: { form: ModelForm; settings: ModelSettingsDto }) {
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
