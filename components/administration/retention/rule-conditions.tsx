'use client';

import { useTranslations } from 'next-intl';
import { Controller } from 'react-hook-form';
import { FormField } from '@/components/ui/form-field';
import { NativeSelect, SelectOptions } from '@/components/ui/native-select';
import { ToggleField } from '@/components/ui/toggle-field';
import { candidateSources } from '@/lib/domain/candidate-enums';
import { endedStatuses, retentionDecisions } from '@/lib/domain/retention/retention-enums';
import type { RulesFormState } from './rules-form-values';

interface ChoicesProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  chosen: readonly Value[];
  labelOf: (value: Value) => string;
  onChange: (chosen: Value[]) => void;
  error?: string | undefined;
}

function Choices<Value extends string>({ legend, values, chosen, labelOf, onChange, error }: ChoicesProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {values.map((value) => (
          <ToggleField
            key={value}
            label={labelOf(value)}
            value={chosen.includes(value)}
            onChange={(on) => onChange(values.filter((one) => (one === value ? on : chosen.includes(one))))}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="text-negative-ink mt-1 text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Whom a rule is about; nothing chosen means everybody. */
export function RuleConditions({ form, index }: { form: RulesFormState; index: number }) {
  const t = useTranslations('retention.rules');
  const { control, register, formState } = form;
  const errors = formState.errors.rules?.[index];
  return (
    <div className="mt-3 flex flex-wrap items-start gap-x-8 gap-y-3">
      <Controller
        control={control}
        name={`rules.${index}.processStatuses`}
        render={({ field }) => (
          <Choices
            legend={t('processStatus.label')}
            values={endedStatuses}
            chosen={field.value}
            labelOf={(value) => t(`processStatus.${value}`)}
            onChange={field.onChange}
            error={errors?.processStatuses?.message}
          />
        )}
      />
      <Controller
        control={control}
        name={`rules.${index}.decisions`}
        render={({ field }) => (
          <Choices
            legend={t('decision.label')}
            values={retentionDecisions}
            chosen={field.value}
            labelOf={(value) => t(`decision.${value}`)}
            onChange={field.onChange}
          />
        )}
      />
      <FormField label={t('source.label')}>
        <NativeSelect {...register(`rules.${index}.source`, { setValueAs: (value) => value || null })}>
          <option value="">{t('source.any')}</option>
          <SelectOptions of={candidateSources} nameOf={(source) => t(`source.${source}`)} />
        </NativeSelect>
      </FormField>
    </div>
  );
}
