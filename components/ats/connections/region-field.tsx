'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { FormField } from '@/components/ui/form-field';
import { NativeSelect } from '@/components/ui/native-select';
import type { ConnectionForm } from './connection-form-values';

const regions = ['EU', 'NA'] as const;
const path = 'settings.apiUrl';

interface RegionFieldProps {
  form: ConnectionForm;
  addresses: { EU: string; NA: string };
}

/** The region of an account: sets the address of the API, and follows it. */
export function RegionField({ form, addresses }: RegionFieldProps) {
  const t = useTranslations('ats.setting.region');
  const address = useWatch({ control: form.control, name: path });
  const region = regions.find((one) => addresses[one] === address) ?? 'other';
  const choose = (value: string) => {
    const chosen = regions.find((one) => one === value);
    form.setValue(path, chosen ? addresses[chosen] : '', { shouldDirty: true });
  };
  return (
    <FormField label={t('label')} hint={t('hint')}>
      <NativeSelect value={region} onChange={({ target }) => choose(target.value)}>
        {[...regions, 'other' as const].map((one) => (
          <option key={one} value={one}>
            {t(`option.${one}`)}
          </option>
        ))}
      </NativeSelect>
    </FormField>
  );
}
