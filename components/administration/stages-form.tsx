'use client';

import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { stageLimits } from '@/lib/domain/candidate-enums';
import { saveStagesSchema, type SaveStages, type Stages } from '@/lib/domain/stage-schemas';
import { useVersionedForm } from './use-versioned-form';
import { VersionedForm } from './versioned-form';

interface StagesFormProps {
  stages: Stages;
  onSaved: (stages: Stages) => void;
}

/** The stages in both languages: added, renamed, reordered and retired, then saved together. */
export function StagesForm({ stages: initial, onSaved }: StagesFormProps) {
  const t = useTranslations('administration.stages');
  const versioned = useVersionedForm({
    initial,
    schema: saveStagesSchema,
    readForm: ({ items }: Stages): SaveStages => ({ items }),
    path: '/administration/stages',
    loadPath: '/stages',
    keepAs: 'stages',
    conflictCode: 'stages.changed',
    savedText: t('saved'),
    onTaken: onSaved,
  });
  return (
    <VersionedForm
      versioned={versioned}
      className="flex flex-col gap-4 px-4 pb-4"
      texts={{ conflict: t('conflict'), save: t('save'), discard: t('discard') }}
    >
      <fieldset disabled={versioned.isSaving} className="min-w-0">
        <legend className="sr-only">{t('title')}</legend>
        <StageFields form={versioned.form} />
      </fieldset>
    </VersionedForm>
  );
}

function StageFields({ form }: { form: UseFormReturn<SaveStages, unknown, SaveStages> }) {
  const t = useTranslations('administration.stages');
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: 'items' });
  const values = useWatch({ control: form.control, name: 'items' });
  return (
    <>
      <ol className="space-y-2">
        {fields.map((field, index) => {
          const place = index + 1;
          const text = values[index]?.pl || t('unnamed', { place });
          const errors = form.formState.errors.items?.[index];
          return (
            <li
              key={field.id}
              className="flex items-start gap-1 max-sm:flex-wrap max-sm:justify-end max-sm:border-b max-sm:pb-1"
            >
              <div className="grid min-w-0 flex-1 gap-x-2 gap-y-1 max-sm:basis-full sm:grid-cols-2">
                {(['pl', 'en'] as const).map((locale) => (
                  <FormField
                    key={locale}
                    label={t(locale === 'pl' ? 'fieldPl' : 'fieldEn', { place })}
                    hideLabel
                    error={errors?.[locale]?.message}
                  >
                    <Input
                      lang={locale}
                      placeholder={t(locale)}
                      maxLength={stageLimits.name}
                      autoComplete="off"
                      {...form.register(`items.${index}.${locale}`)}
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
              <IconButton label={t('remove', { text })} disabled={fields.length === 1} onClick={() => remove(index)}>
                <X aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ol>
      {fields.length < stageLimits.stages ? (
        <Button variant="ghost" size="sm" className="mt-1 -ml-2.5" onClick={() => append({ pl: '', en: '' })}>
          <Plus aria-hidden="true" />
          {t('add')}
        </Button>
      ) : (
        <p className="text-ink-muted mt-2 text-sm">{t('full', { max: stageLimits.stages })}</p>
      )}
    </>
  );
}
