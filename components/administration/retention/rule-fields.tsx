'use client';

import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Controller, useWatch } from 'react-hook-form';
import { FormField } from '@/components/ui/form-field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { NativeSelect, SelectOptions } from '@/components/ui/native-select';
import { NumberField } from '@/components/ui/number-field';
import { ToggleField } from '@/components/ui/toggle-field';
import {
  longestRuleName,
  retentionBases,
  retentionSinces,
  retentionUnits,
  warnDays,
} from '@/lib/domain/retention/retention-enums';
import { RuleAction } from './rule-action';
import { RuleConditions } from './rule-conditions';
import type { RulesFormState } from './rules-form-values';

interface RuleFieldsProps {
  form: RulesFormState;
  index: number;
  /** As it is saved. */
  activeSince: string | null;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: () => void;
}

/** One rule: whom it is about, from when it counts, and what becomes of them. */
export function RuleFields({ form, index, activeSince, onUp, onDown, onRemove }: RuleFieldsProps) {
  const t = useTranslations('retention.rules');
  const format = useFormatter();
  const { register, control, formState } = form;
  const rule = useWatch({ control, name: `rules.${index}` });
  const errors = formState.errors.rules?.[index];
  const name = rule.name || t('unnamed', { place: index + 1 });
  return (
    <li className="rounded-lg border p-3">
      <fieldset className="min-w-0">
        <legend className="sr-only">{name}</legend>
        <div className="flex flex-wrap items-start gap-2">
          <FormField label={t('name')} error={errors?.name?.message} className="min-w-0 flex-1 basis-56">
            <Input maxLength={longestRuleName} autoComplete="off" {...register(`rules.${index}.name`)} />
          </FormField>
          <div className="mt-6 flex">
            <IconButton label={t('up', { name })} disabled={!onUp} onClick={() => onUp?.()}>
              <ChevronUp aria-hidden="true" />
            </IconButton>
            <IconButton label={t('down', { name })} disabled={!onDown} onClick={() => onDown?.()}>
              <ChevronDown aria-hidden="true" />
            </IconButton>
            <IconButton label={t('remove', { name })} onClick={onRemove}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
        </div>
        <RuleConditions form={form} index={index} />
        <div className="mt-3 flex flex-wrap items-start gap-3">
          <Controller
            control={control}
            name={`rules.${index}.period`}
            render={({ field: { ref: _ref, onChange, ...field } }) => (
              <FormField label={t('period')} error={errors?.period?.message} className="w-24">
                <NumberField {...field} onChange={(value) => onChange(value ?? Number.NaN)} />
              </FormField>
            )}
          />
          <FormField label={t('unit.label')}>
            <NativeSelect {...register(`rules.${index}.unit`)}>
              <SelectOptions of={retentionUnits} nameOf={(unit) => t(`unit.${unit}`)} />
            </NativeSelect>
          </FormField>
          <FormField label={t('since.label')}>
            <NativeSelect {...register(`rules.${index}.since`)}>
              <SelectOptions of={retentionSinces} nameOf={(since) => t(`since.${since}`)} />
            </NativeSelect>
          </FormField>
          <RuleAction form={form} index={index} />
          <FormField label={t('basis.label')}>
            <NativeSelect {...register(`rules.${index}.basis`)}>
              <SelectOptions of={retentionBases} nameOf={(basis) => t(`basis.${basis}`)} />
            </NativeSelect>
          </FormField>
        </div>
        <div className="mt-3">
          <Controller
            control={control}
            name={`rules.${index}.active`}
            render={({ field }) => (
              <ToggleField
                label={t('active')}
                value={field.value}
                onChange={field.onChange}
                hint={
                  activeSince
                    ? t('activeSince', { day: format.dateTime(new Date(activeSince), { dateStyle: 'medium' }) })
                    : t('activeHint', { days: warnDays })
                }
              />
            )}
          />
        </div>
      </fieldset>
    </li>
  );
}
