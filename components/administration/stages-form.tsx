'use client';

import { useTranslations } from 'next-intl';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { stageLimits } from '@/lib/domain/candidate-enums';
import { saveStagesSchema, type SaveStages, type Stages } from '@/lib/domain/stage-schemas';
import { TextRows } from './text-rows';
import { useVersionedForm } from './use-versioned-form';
import { VersionedForm } from './versioned-form';

interface StagesFormProps {
  stages: Stages;
  onSaved: (stages: Stages) => void;
}

/** The stages in both languages: added, renamed, reordered and retired, then saved together. */
export function StagesForm({ stages: initial, onSaved }: StagesFormProps) {
  const t = useTranslations('administration.stages');
  const common = useTranslations('administration.textRows');
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
      texts={{ conflict: common('conflict'), save: t('save'), discard: common('discard') }}
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
  const list = useFieldArray({ control: form.control, name: 'items' });
  const most = stageLimits.stages;
  return (
    <TextRows
      list={list}
      values={useWatch({ control: form.control, name: 'items' })}
      errorOf={(index, locale) => form.formState.errors.items?.[index]?.[locale]?.message}
      register={(index, locale) => form.register(`items.${index}.${locale}`)}
      maxLength={stageLimits.name}
      fewest={1}
      words={{
        fieldOf: (locale, place) => t(locale === 'pl' ? 'fieldPl' : 'fieldEn', { place }),
        unnamed: (place) => t('unnamed', { place }),
        add: t('add'),
      }}
      full={list.fields.length < most ? null : t('full', { max: most })}
    />
  );
}
