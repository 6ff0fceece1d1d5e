import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useKeptForm } from '@/components/kept-text/use-kept-form';
import { applicationFormQuery } from '@/components/queries/processes/application-form-queries';
import { useReportError } from '@/components/query/use-report-error';
import { useFormResolver } from '@/components/ui/form-resolver';
import { findChoiceFault, findQuestionFault } from '@/lib/application-form/find-question-fault';
import { askOnce, questionSchema, saveFormSchema, type ApplicationFormDto } from '@/lib/application-form/form-schemas';
import { formLimits } from '@/lib/domain/application-enums';
import { ApiError, apiAnswer } from '@/lib/http/browser/browser-client';
import { broken } from '@/lib/validation/rule';
import type { QuestionDraft } from './question-editor';

/** The form's content while it is typed. */
export interface ContentValues {
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

type Content = z.output<typeof rules>;

export function readContent(form: ApplicationFormDto): ContentValues {
  return {
    title: form.title,
    description: form.description,
    payRange: form.showsPay ? form.payRange : '',
    asksConsent: form.asksConsent,
    questions: form.questions.map((question) => ({ ...question, choices: question.choices.join('\n') })),
  };
}

/**
 * The content as it is typed, saved over the version that it began with. Where somebody else saved meanwhile, `theirs` is their
 * version: it is taken (`load`, one's own is then `own`), or saved over.
 */
export function useContentForm(processId: string, initial: ApplicationFormDto, onSaved: () => void) {
  const t = useTranslations('applicationForm');
  const client = useQueryClient();
  const reportError = useReportError();
  // What is shown may be loaded anew below the dialog.
  const [version, setVersion] = useState(initial.version);
  const [theirs, setTheirs] = useState<ApplicationFormDto | null>(null);
  const [own, setOwn] = useState<ContentValues | null>(null);
  const form = useForm<ContentValues, unknown, Content>({
    defaultValues: readContent(initial),
    resolver: useFormResolver<ContentValues, Content>(rules),
  });
  const forget = useKeptForm(form, `application-form.${processId}.${version}`);
  const path = `/processes/${processId}/application-form`;
  const show = (shown: ApplicationFormDto) => client.setQueryData(applicationFormQuery(processId).queryKey, shown);
  const findTheirs = useMutation({
    mutationFn: () => apiAnswer<ApplicationFormDto>({ path }),
    meta: { successBanner: false },
    onSuccess: (present) => {
      show(present);
      setTheirs(present);
    },
  });
  const save = useMutation({
    mutationFn: ({ content, over }: { content: Content; over: string }) => {
      const body = { ...content, showsPay: content.payRange !== '' };
      return apiAnswer<ApplicationFormDto>({ path, method: 'PUT', body, ifMatch: `"v${over}"` });
    },
    meta: { errorBanner: false, successBanner: t('saved') },
    onSuccess: (saved) => {
      show(saved);
      forget();
      onSaved();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'application-form.saved-meanwhile') findTheirs.mutate();
      else reportError(error);
    },
  });
  const submit = (over: string) => void form.handleSubmit((content) => save.mutate({ content, over }))();
  return {
    form,
    forget,
    theirs,
    own,
    isSaving: save.isPending || findTheirs.isPending,
    submit: () => submit(version),
    overwrite: (present: ApplicationFormDto) => submit(present.version),
    load: (present: ApplicationFormDto) => {
      setOwn(form.getValues());
      setVersion(present.version);
      setTheirs(null);
      form.reset(readContent(present));
    },
    discardOwn: () => setOwn(null),
  };
}
