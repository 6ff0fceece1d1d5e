'use client';

import { useTranslations } from 'next-intl';
import { FormField } from '@/components/ui/form-field';
import { ChoiceSelect, NativeSelect, SelectOptions } from '@/components/ui/native-select';
import { NumberField } from '@/components/ui/number-field';
import { payTaxes, payUnits, type ExpectedPay } from '@/lib/domain/expected-pay';
import { currencies } from '@/lib/domain/process-enums';
import type { DetailInputsProps } from './detail-inputs-props';

const empty: ExpectedPay = { minor: 0, currency: 'PLN', unit: 'MONTH', tax: null };

/** Amount, currency, unit, and whether taxes are in it; without an amount the pay is unknown. */
export function PayInputs({ details, onChange, errors }: DetailInputsProps) {
  const t = useTranslations('candidateDetails.correct');
  const pay = details.expectedPay ?? empty;
  const change = (part: Partial<ExpectedPay>) => onChange({ expectedPay: { ...pay, ...part } });
  const known: readonly string[] = currencies;
  const offered = known.includes(pay.currency) ? known : [pay.currency, ...known];
  return (
    <>
      <FormField label={t('input.amount')} error={errors['expectedPay.minor']}>
        <NumberField
          isMoney
          value={pay.minor === 0 ? null : pay.minor / 100}
          onChange={(amount) => change({ minor: amount === null ? 0 : Math.round(amount * 100) })}
        />
      </FormField>
      <div className="flex flex-wrap gap-4">
        <FormField label={t('input.currency')} error={errors['expectedPay.currency']}>
          <NativeSelect value={pay.currency} onChange={(event) => change({ currency: event.target.value })}>
            {offered.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </NativeSelect>
        </FormField>
        <FormField label={t('input.unit')}>
          <ChoiceSelect
            value={pay.unit}
            values={payUnits}
            nameOf={(unit) => t(`unit.${unit}`)}
            onChoose={(unit) => change({ unit })}
          />
        </FormField>
        <FormField label={t('input.tax')}>
          <NativeSelect
            value={pay.tax ?? ''}
            onChange={(event) => change({ tax: payTaxes.find((tax) => tax === event.target.value) ?? null })}
          >
            <option value="">{t('nothing')}</option>
            <SelectOptions of={payTaxes} nameOf={(tax) => t(`tax.${tax}`)} />
          </NativeSelect>
        </FormField>
      </div>
    </>
  );
}
