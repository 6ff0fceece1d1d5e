'use client';

import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import type { DecisionKind } from '@/lib/domain/candidate-review-schemas';

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
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: decision });
  const values = useWatch({ control: form.control });
  const all = Object.values(values).reduce((sum, group) => sum + (group?.length ?? 0), 0);
  const name = decisions(decision);
  return (
    <fieldset className="min-w-0">
      <legend className="text-ink-muted mb-2 text-sm font-medium">{name}</legend>
      {fields.length === 0 && <p className="text-ink-muted mb-2 text-sm">{t('none')}</p>}
      <ol className="space-y-2">
        {fields.map((field, index) => {
          const place = index + 1;
          const text = values[decision]?.[index]?.pl || t('unnamed', { place });
          const errors = form.formState.errors[decision]?.[index];
          return (
            <li
              key={field.id}
              className="flex items-start gap-1 max-sm:flex-wrap max-sm:justify-end max-sm:border-b max-sm:pb-1"
            >
              <div className="grid min-w-0 flex-1 gap-x-2 gap-y-1 max-sm:basis-full sm:grid-cols-2">
                {(['pl', 'en'] as const).map((locale) => (
                  <FormField
                    key={locale}
                    label={t(locale === 'pl' ? 'fieldPl' : 'fieldEn', { decision: name, place })}
                    hideLabel
                    error={errors?.[locale]?.message}
                  >
                    <Input
                      lang={locale}
                      placeholder={t(locale)}
                      maxLength={longestReason}
                      autoComplete="off"
                      {...form.register(`${decision}.${index}.${locale}`)}
                    />
                  </FormField>
                ))}
              </div>
              <IconButton label={t('up', { text })} disabled={index === 0} onClick={() => move(index, index - 1)}>
                <ChevronUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t('down', { text })}
                disabled={place === fields.length}
                onClick={() => move(index, index + 1)}
              >
                <ChevronDown aria-hidden="true" />
              </IconButton>
              <IconButton label={t('remove', { text })} onClick={() => remove(index)}>
                <X aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ol>
      {all < mostReasons ? (
        <Button
          variant="ghost"
          size="sm"
          className="mt-1 -ml-2.5"
          aria-label={t('addTo', { decision: name })}
          onClick={() => append({ pl: '', en: '' })}
        >
          <Plus aria-hidden="true" />
          {t('add')}
        </Button>
      ) : (
        <p className="text-ink-muted mt-2 text-sm">{t('full', { max: mostReasons })}</p>
      )}
    </fieldset>
  );
}
