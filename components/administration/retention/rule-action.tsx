'use client';

import { useTranslations } from 'next-intl';
import { Controller, useWatch } from 'react-hook-form';
import { FormField } from '@/components/ui/form-field';
import { NativeSelect, SelectOptions } from '@/components/ui/native-select';
import { NumberField } from '@/components/ui/number-field';
import { mostBlockedMonths, retentionActions } from '@/lib/domain/retention/retention-enums';
import type { RulesFormState } from './rules-form-values';

/** What becomes of those whom a rule is about: erased, or blocked and then erased. */
export function RuleAction({ form, index }: { form: RulesFormState; index: number }) {
  const t = useTranslations('retention.rules');
  const { control, register, formState, setValue } = form;
  const action = useWatch({ control, name: `rules.${index}.action` });
  const errors = formState.errors.rules?.[index];
  const onChange = (value: string) =>
    setValue(`rules.${index}.eraseAfterMonths`, value === 'BLOCK' ? mostBlockedMonths : null);
  return (
    <>
      <FormField label={t('action.label')}>
        <NativeSelect
          {...register(`rules.${index}.action`, { onChange: (event) => onChange(String(event.target.value)) })}
        >
          <SelectOptions of={retentionActions} nameOf={(one) => t(`action.${one}`)} />
        </NativeSelect>
      </FormField>
      {action === 'BLOCK' && (
        <Controller
          control={control}
          name={`rules.${index}.eraseAfterMonths`}
          render={({ field: { ref: _ref, ...field } }) => (
            <FormField
              label={t('eraseAfter')}
              hint={t('eraseAfterHint', { max: mostBlockedMonths })}
              error={errors?.eraseAfterMonths?.message}
              className="w-44"
            >
              <NumberField {...field} />
            </FormField>
          )}
        />
      )}
    </>
  );
}
