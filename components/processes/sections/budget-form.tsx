'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { FieldGroup } from '@/components/ui/field-group';
import { FormField } from '@/components/ui/form-field';
import { NativeSelect, SelectOptions } from '@/components/ui/native-select';
import { NumberField } from '@/components/ui/number-field';
import { RadioField } from '@/components/ui/radio-field';
import { checkFields } from '@/lib/validation/field-errors';
import { budgetBases, budgetPeriods, currencies } from '@/lib/domain/process-enums';
import { budgetSchema } from '@/lib/domain/process-schemas';
import { decimal } from '@/lib/validation/number';
import { readPay, type AdvertPay } from '@/lib/requirement-review/read-pay';
import { FromDescription } from './from-description';
import type { SectionDefinition } from './section-definition';
import { SectionForm, type SectionProps } from './section-form';
import { useBudgetText } from './use-budget-text';

const fields = budgetSchema.omit({ maxMinor: true }).required();

/** `NaN` is stored as null. */
const shape = fields.extend({
  max: z.number().nullable(),
  currency: z.string(),
  tolerancePercent: z.number().nullable(),
});
type BudgetValues = z.input<typeof shape>;

const emptyValues: BudgetValues = { max: null, currency: 'PLN', period: 'MONTH', basis: 'GROSS', tolerancePercent: 0 };

const amount = decimal({ min: 0.01, max: 20_000_000, decimals: 2 });

/** Without an amount there is no budget, and other fields are not validated. */
const rules = z.preprocess(
  (typed) => (shape.safeParse(typed).data?.max === null ? { ...fields.parse(emptyValues), max: null } : typed),
  fields.extend({ max: amount.nullable() }).transform(({ max, ...rest }) => ({
    budget: max === null ? null : { ...rest, maxMinor: Math.round(max * 100) },
  })),
);

const definition: SectionDefinition<BudgetValues, z.output<typeof rules>> = {
  key: 'budget',
  shape,
  rules,
  read: (process) => {
    if (!process?.budget) return emptyValues;
    const { maxMinor, currency, period, basis, tolerancePercent } = process.budget;
    return { max: maxMinor / 100, currency, period, basis, tolerancePercent };
  },
  requests: (body) => [{ path: '', body }],
  fieldOf: (path) => path.replace(/^budget\./, '').replace('maxMinor', 'max'),
};

const payFields = ['max', 'currency', 'period', 'basis'] as const;

/** Offers what the description pays, unless the form says the same. */
function PayOfDescription({
  description,
  values,
  onUse,
}: {
  description: string;
  values: BudgetValues;
  onUse: (pay: AdvertPay) => void;
}) {
  const pay = useMemo(() => readPay(description), [description]);
  const isSame = payFields.every((key) => pay?.[key] === values[key]);
  return pay && !isSame && <FromDescription said={pay.said} onUse={() => onUse(pay)} />;
}

/** 3. Budget: maximum, period, basis and tolerance. */
export function BudgetForm(props: SectionProps) {
  const t = useTranslations('processSections.budget');
  const common = useTranslations('common');
  const describe = useBudgetText();
  const describeValues = (values: BudgetValues) => {
    const budget = checkFields(rules, values).data?.budget;
    return budget ? describe(budget) : '';
  };
  const fieldTexts = [
    {
      name: 'max',
      label: t('max'),
      show: ({ max, currency }: BudgetValues) => (max === null ? '' : `${max} ${currency}`),
    },
    { name: 'currency', label: t('currency'), show: ({ currency }: BudgetValues) => currency },
    { name: 'period', label: t('periodLabel'), show: ({ period }: BudgetValues) => t(`period.${period}`) },
    { name: 'basis', label: t('basisLabel'), show: ({ basis }: BudgetValues) => t(`basis.${basis}`) },
    {
      name: 'tolerancePercent',
      label: t('tolerance'),
      show: ({ tolerancePercent }: BudgetValues) => (tolerancePercent === null ? '' : `${tolerancePercent}%`),
    },
  ] as const;
  return (
    <SectionForm {...props} definition={definition} fieldTexts={fieldTexts}>
      {(form, values, process) => {
        const { errors } = form.formState;
        const known = new Set([...currencies, values.currency]);
        return (
          <>
            <PayOfDescription
              description={process?.answer.requirements ?? ''}
              values={values}
              onUse={(pay) => {
                for (const key of payFields) form.setValue(key, pay[key], { shouldValidate: true });
              }}
            />
            <div className="flex flex-wrap items-start gap-3">
              <Controller
                control={form.control}
                name="max"
                render={({ field }) => (
                  <FormField
                    label={t('max')}
                    optionalLabel={common('optional')}
                    error={errors.max?.message}
                    className="w-56 max-sm:w-full"
                  >
                    <NumberField isMoney {...field} />
                  </FormField>
                )}
              />
              <FormField label={t('currency')} error={errors.currency?.message}>
                <NativeSelect {...form.register('currency')}>
                  {[...known].map((currency) => (
                    <option key={currency}>{currency}</option>
                  ))}
                </NativeSelect>
              </FormField>
              <FormField label={t('periodLabel')} error={errors.period?.message}>
                <NativeSelect {...form.register('period')}>
                  <SelectOptions of={budgetPeriods.toReversed()} nameOf={(period) => t(`period.${period}`)} />
                </NativeSelect>
              </FormField>
            </div>
            <Controller
              control={form.control}
              name="basis"
              render={({ field: { value, onChange } }) => (
                <FieldGroup label={t('basisLabel')} hint={t('basisHint')}>
                  <RadioField
                    variant="segments"
                    options={budgetBases.map((basis) => ({ value: basis, label: t(`basis.${basis}`) }))}
                    value={value}
                    onChange={onChange}
                  />
                </FieldGroup>
              )}
            />
            <Controller
              control={form.control}
              name="tolerancePercent"
              render={({ field }) => (
                <FormField
                  label={t('tolerance')}
                  hint={t('toleranceHint')}
                  error={errors.tolerancePercent?.message}
                  className="[&>div:has(input)]:w-28"
                >
                  <NumberField unit="%" {...field} />
                </FormField>
              )}
            />
            <p role="status" className="bg-sunken rounded-md px-3 py-2 empty:p-0">
              {describeValues(values) || (values.max === null && t('none'))}
            </p>
          </>
        );
      }}
    </SectionForm>
  );
}
