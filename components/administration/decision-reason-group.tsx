'use client';

import { useTranslations } from 'next-intl';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import type { DecisionKind } from '@/lib/domain/candidate-review-schemas';
import { TextRows } from './text-rows';

interface ReasonValues {
  /** Missing: a new reason. */
  reasonId?: string | undefined;
  pl: string;
  en: string;
}

export type ReasonsFormValues = Record<DecisionKind, ReasonValues[]>;

/** As many as the API takes, over all decisions. */
const mostReasons = 100;
const longestReason = 120;

interface ReasonGroupProps {
  decision: DecisionKind;
  form: UseFormReturn<ReasonsFormValues, unknown, ReasonsFormValues>;
}

/** The reasons for one decision, in their order. */
export function ReasonGroup({ decision, form }: ReasonGroupProps) {
  const t = useTranslations('administration.reasons');
  const decisions = useTranslations('decisions.act');
  const list = useFieldArray({ control: form.control, name: decision });
  const values = useWatch({ control: form.control });
  const all = Object.values(values).reduce((sum, group) => sum + (group?.length ?? 0), 0);
  const name = decisions(decision);
  return (
    <fieldset className="min-w-0">
      <legend className="text-ink-muted mb-2 text-sm font-medium">{name}</legend>
      {list.fields.length === 0 && <p className="text-ink-muted mb-2 text-sm">{t('none')}</p>}
      <TextRows
        list={list}
        values={values[decision]}
        errorOf={(index, locale) => form.formState.errors[decision]?.[index]?.[locale]?.message}
        register={(index, locale) => form.register(`${decision}.${index}.${locale}`)}
        maxLength={longestReason}
        words={{
          fieldOf: (locale, place) => t(locale === 'pl' ? 'fieldPl' : 'fieldEn', { decision: name, place }),
          unnamed: (place) => t('unnamed', { place }),
          add: t('add'),
          addLabel: t('addTo', { decision: name }),
        }}
        full={all < mostReasons ? null : t('full', { max: mostReasons })}
      />
    </fieldset>
  );
}
