'use client';

import { useTranslations } from 'next-intl';
import { Controller } from 'react-hook-form';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { ToggleField } from '@/components/ui/toggle-field';
import type { ApplicationFormDto } from '@/lib/application-form/form-schemas';
import { formLimits } from '@/lib/domain/application-enums';
import { ContentConflict } from './content-conflict';
import { QuestionEditor } from './question-editor';
import { useContentForm } from './use-content-form';

interface FormContentDialogProps {
  processId: string;
  form: ApplicationFormDto;
  onClose: () => void;
}

/** What the application form says and asks. */
export function FormContentDialog({ processId, form: initial, onClose }: FormContentDialogProps) {
  const t = useTranslations('applicationForm');
  const content = useContentForm(processId, initial, onClose);
  const { form } = content;
  const { errors } = form.formState;
  return (
    <DialogForm
      title={t('content.title')}
      description={t(initial.saved ? 'content.lead' : 'content.firstLead')}
      submitLabel={t('content.save')}
      size="lg"
      loading={content.isSaving}
      disabled={content.theirs !== null}
      onSubmit={content.submit}
      onClose={onClose}
      onDiscard={content.forget}
    >
      <ContentConflict {...content} />
      <FormField label={t('content.heading')} error={errors.title?.message}>
        <Input maxLength={formLimits.title} autoComplete="off" {...form.register('title')} />
      </FormField>
      <FormField
        label={t('content.description')}
        hint={t('content.descriptionHint')}
        error={errors.description?.message}
      >
        <Textarea rows={6} maxLength={formLimits.description} className="max-h-80" {...form.register('description')} />
      </FormField>
      <FormField label={t('content.pay')} hint={t('content.payHint')} error={errors.payRange?.message}>
        <Input maxLength={formLimits.payRange} autoComplete="off" {...form.register('payRange')} />
      </FormField>
      <Controller
        control={form.control}
        name="asksConsent"
        render={({ field }) => (
          <ToggleField
            label={t('content.consent')}
            hint={t('content.consentHint')}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="questions"
        render={({ field }) => (
          <QuestionEditor
            value={field.value}
            errorAt={(index, part) => errors.questions?.[index]?.[part]?.message}
            onChange={field.onChange}
          />
        )}
      />
    </DialogForm>
  );
}
