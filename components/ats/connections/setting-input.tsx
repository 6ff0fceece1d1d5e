'use client';

import { useTranslations } from 'next-intl';
import { Controller } from 'react-hook-form';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { NativeSelect, SelectOptions } from '@/components/ui/native-select';
import { NumberField } from '@/components/ui/number-field';
import { ToggleField } from '@/components/ui/toggle-field';
import type { SettingField } from '@/lib/ats/connections/setting-fields';
import type { AtsProviderId } from '@/lib/ats/enums';
import { definitionOf, type ConnectionForm } from './connection-form-values';
import { WriteCallFields } from './write-call-fields';

interface SettingInputProps {
  form: ConnectionForm;
  provider: AtsProviderId;
  field: SettingField;
}

/** A setting of the provider, with what is known of it. */
export function SettingInput({ form, provider, field: { name, kind, options } }: SettingInputProps) {
  const t = useTranslations('ats.setting');
  const label = t(`${name}.label`);
  const hint = (
    <>
      {t.has(`${name}.${provider}`) ? t(`${name}.${provider}`) : t(`${name}.hint`)}{' '}
      {definitionOf(provider).uncertain.includes(name) && <span className="text-caution-ink">{t('uncertain')}</span>}
    </>
  );
  return (
    <Controller
      control={form.control}
      name={`settings.${name}`}
      render={({ field: { value, onChange, ...input }, fieldState }) => {
        const error = fieldState.error?.message;
        if (kind === 'call') return <WriteCallFields form={form} name={name} label={label} hint={hint} />;
        if (kind === 'switch') {
          return <ToggleField label={label} hint={hint} value={value === true} onChange={onChange} error={error} />;
        }
        const text = typeof value === 'string' ? value : '';
        const control = () => {
          if (options) {
            return (
              <NativeSelect {...input} value={text} onChange={onChange}>
                <SelectOptions of={options} nameOf={(one) => t(`${name}.option.${one}`)} />
              </NativeSelect>
            );
          }
          if (kind === 'number') {
            const number = typeof value === 'number' ? value : null;
            return <NumberField {...input} className="w-32" value={number} onChange={onChange} />;
          }
          return (
            <Input
              {...input}
              {...(kind === 'address' ? { type: 'url', inputMode: 'url' } : {})}
              {...(kind === 'id' ? { inputMode: 'numeric', className: 'w-48' } : {})}
              value={text}
              onChange={onChange}
              autoComplete="off"
              spellCheck={false}
            />
          );
        };
        return (
          <FormField label={label} hint={hint} error={error}>
            {control()}
          </FormField>
        );
      }}
    />
  );
}
