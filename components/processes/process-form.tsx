'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { DialogBody, DialogFooter } from '@/components/ui/dialog';
import { FormField } from '@/components/ui/form-field';
import { useFormResolver } from '@/components/ui/form-resolver';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { createProcessSchema } from '@/lib/processes/edit-schemas';
import { isDefinable } from '@/lib/processes/status';
import { PositionTitleNote } from './position-title-note';
import { emptyDraft, isEmptyDraft, readDraft, storeDraft, type ProcessDraft } from './process-form-draft';
import { RequirementEditor } from './requirement-editor';
import { addRequirements, isListed } from './requirement-list';
import { RequirementProposals } from './requirement-proposals';
import { isUnlawful } from './requirement-review-note';
import { SaveFailure } from './save-failure';
import { useCreateProcess } from './use-create-process';

interface ProcessFormProps {
  onClose: () => void;
}

const formSchema = createProcessSchema.required({ requirements: true, requirementList: true });

export function ProcessForm({ onClose }: ProcessFormProps) {
  const t = useTranslations('processForm');
  const common = useTranslations('common');
  const review = useTranslations('requirementReview');
  const [draft] = useState(readDraft);
  const [restored, setRestored] = useState(!isEmptyDraft(draft));
  const [tooThin, setTooThin] = useState(false);
  const [unlawful, setUnlawful] = useState(0);
  const form = useForm<ProcessDraft, unknown, z.output<typeof formSchema>>({
    defaultValues: draft,
    resolver: useFormResolver<ProcessDraft, z.output<typeof formSchema>>(formSchema),
  });
  const [name, description, requirementList] = useWatch({
    control: form.control,
    name: ['name', 'requirements', 'requirementList'],
  });
  const { create, savedId } = useCreateProcess();
  const { errors } = form.formState;

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(values) }),
    [form],
  );

  const submit = form.handleSubmit((values) => {
    const thin = !isDefinable({ ...values, requirementCount: values.requirementList.length });
    const refused = values.requirementList.filter(({ text }) => isUnlawful(text)).length;
    setTooThin(thin);
    setUnlawful(refused);
    if (!thin && refused === 0) create.mutate(values);
  });
  const startOver = () => {
    form.reset(emptyDraft);
    storeDraft(emptyDraft);
    setRestored(false);
  };
  const busy = create.isPending || create.isSuccess;
  const locked = busy || savedId !== null;
  return (
    <form onSubmit={submit} noValidate className="flex min-h-0 flex-1 flex-col">
      <DialogBody>
        {restored && !locked && (
          <p className="bg-accent-soft mb-3 flex flex-wrap gap-x-2 rounded-md px-3 py-2 text-sm">
            {t('restored')}
            <button
              type="button"
              onClick={startOver}
              className="text-accent-ink rounded-sm font-medium hover:underline"
            >
              {t('startOver')}
            </button>
          </p>
        )}
        <fieldset disabled={locked} inert={locked} className="flex min-w-0 flex-col gap-4">
          <FormField label={t('name.label')} error={errors.name?.message}>
            <Input placeholder={t('name.placeholder')} autoComplete="off" maxLength={200} {...form.register('name')} />
          </FormField>
          <PositionTitleNote title={name} onUse={(better) => form.setValue('name', better, { shouldDirty: true })} />
          <FormField
            label={t('description.label')}
            optionalLabel={common('optional')}
            hint={t('description.hint')}
            error={errors.requirements?.message}
          >
            <Textarea rows={3} className="max-h-60" {...form.register('requirements')} />
          </FormField>
          <RequirementProposals
            description={description}
            isListed={(text) => isListed(requirementList, text)}
            onAccept={(proposals) =>
              form.setValue('requirementList', addRequirements(requirementList, proposals).list, { shouldDirty: true })
            }
          />
          <Controller
            control={form.control}
            name="requirementList"
            render={({ field }) => (
              <RequirementEditor
                value={field.value}
                onChange={(value) => {
                  setTooThin(false);
                  setUnlawful(0);
                  field.onChange(value);
                }}
                error={
                  tooThin
                    ? t('tooThin')
                    : unlawful > 0
                      ? review('refusedCount', { count: unlawful })
                      : errors.requirementList?.root?.message
                }
                errorAt={(index) => errors.requirementList?.[index]?.text?.message}
              />
            )}
          />
        </fieldset>
      </DialogBody>
      {create.error && !create.isPending && <SaveFailure error={create.error} saved={savedId !== null} />}
      <DialogFooter className="border-t">
        <Button onClick={onClose}>{common('close')}</Button>
        <Button type="submit" variant="primary" loading={busy}>
          {savedId === null || create.isPending ? t('submit') : t('submitAgain')}
        </Button>
      </DialogFooter>
    </form>
  );
}
