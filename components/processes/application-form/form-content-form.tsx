'use client';

import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { useKeptForm } from '@/components/kept-text/use-kept-form';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { useFormResolver } from '@/components/ui/form-resolver';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { ToggleField } from '@/components/ui/toggle-field';
import { findChoiceFault, findQuestionFault } from '@/lib/application-form/find-question-fault';
import { askOnce, questionSchema, saveFormSchema, type ApplicationFormDto } from '@/lib/application-form/form-schemas';
import { formLimits } from '@/lib/domain/application-enums';
import { broken } from '@/lib/validation/rule';
import { QuestionEditor, type QuestionDraft } from './question-editor';
import { useFormCall } from './use-form-call';

interface Values {
  title: string;
  description: string;
  payRange: string;
  asksConsent: boolean;
  questions: QuestionDraft[];
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The server's rules; choices are typed a line each. */
const rules = saveFormSchema.pick({ title: true, description: true, payRange: true, asksConsent: true }).extend({
  questions: z
    .array(
      z
        .object({ text: z.string(), kind: z.string(), required: z.boolean(), choices: z.string() })
        .transform(({ choices, ...question }) => ({
          ...question,
          choices: question.kind === 'CHOICE' ? lines(choices) : [],
        }))
        .pipe(questionSchema)
        .refine(({ text }) => !findQuestionFault(text), { ...broken('unlawful-question'), path: ['text'] })
        .refine(({ choices }) => !choices.some(findChoiceFault), {
          ...broken('unlawful-question'),
          path: ['choices'],
        }),
    )
    .max(formLimits.questions)
    .superRefine(askOnce),
});

interface FormContentDialogProps {
  processId: string;
  form: ApplicationFormDto;
  onClose: () => void;
}

/** What the application form says and asks. */
export function FormContentDialog({ processId, form: initial, onClose }: FormContentDialogProps) {
  const t = useTranslations('applicationForm');
  const form = useForm<Values, unknown, z.output<typeof rules>>({
    defaultValues: {
      title: initial.title,
      description: initial.description,
      payRange: initial.showsPay ? initial.payRange : '',
      asksConsent: initial.asksConsent,
      questions: initial.questions.map((question) => ({ ...question, choices: question.choices.join('\n') })),
    },
    resolver: useFormResolver<Values, z.output<typeof rules>>(rules),
  });
  const { errors } = form.formState;
  const forget = useKeptForm(form, `application-form.${processId}`);
  const save = useFormCall(processId, t('saved'), () => {
    forget();
    onClose();
  });
  const submit = form.handleSubmit((content) => {
    const body = { ...content, showsPay: content.payRange !== '' };
    save.mutate({ path: 'application-form', method: 'PUT', body });
  });
  return (
    <DialogForm
      title={t('content.title')}
      description={t(initial.saved ? 'content.lead' : 'content.firstLead')}
      submitLabel={t('content.save')}
      size="lg"
      loading={save.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
      onDiscard={forget}
    >
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
