'use client';

import { useQuery } from '@tanstack/react-query';
import { Eye, PenLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { applicationFormQuery } from '@/components/queries/processes/application-form-queries';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { ToggleField } from '@/components/ui/toggle-field';
import type { ApplicationFormDto } from '@/lib/application-form/form-schemas';
import { FormLinks } from './form-links';
import { useFormCall } from './use-form-call';

const FormContentDialog = lazyPart(() => import('./form-content-form').then((module) => module.FormContentDialog));
const FormPreview = lazyPart(() => import('./form-preview').then((module) => module.FormPreview));

interface ApplicationFormSectionProps {
  processId: string;
  mayEdit: boolean;
}

/** The public form by which anybody applies: its switch, texts, questions and links. */
export function ApplicationFormSection({ processId, mayEdit }: ApplicationFormSectionProps) {
  const { data, error, refetch } = useQuery(applicationFormQuery(processId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24" />;
  return <LoadedForm processId={processId} form={data} mayEdit={mayEdit} />;
}

function LoadedForm({ processId, form, mayEdit }: ApplicationFormSectionProps & { form: ApplicationFormDto }) {
  const t = useTranslations('applicationForm');
  const [dialog, setDialog] = useState<'edit' | 'preview' | null>(null);
  const close = () => setDialog(null);
  return (
    <div className="flex flex-col gap-4">
      {mayEdit ? <OpenSwitch processId={processId} form={form} /> : <p>{t(form.open ? 'state.open' : 'state.off')}</p>}
      {form.open && !form.active && <p className="text-caution-ink text-pretty">{t('notActive')}</p>}
      {form.saved && <FormFacts form={form} />}
      <div className="flex flex-wrap gap-2">
        {mayEdit && (
          <Button onClick={() => setDialog('edit')}>
            <PenLine aria-hidden="true" />
            {t(form.saved ? 'edit' : 'prepare')}
          </Button>
        )}
        {form.saved && (
          <Button onClick={() => setDialog('preview')}>
            <Eye aria-hidden="true" />
            {t('preview.open')}
          </Button>
        )}
      </div>
      {form.saved && <FormLinks processId={processId} form={form} mayEdit={mayEdit} />}
      {dialog === 'edit' && <FormContentDialog processId={processId} form={form} onClose={close} />}
      {dialog === 'preview' && <FormPreview form={form} onClose={close} />}
    </div>
  );
}

/** Applies at once. Nothing is published that nobody has saved. */
function OpenSwitch({ processId, form }: { processId: string; form: ApplicationFormDto }) {
  const t = useTranslations('applicationForm');
  const turn = useFormCall(processId, t(form.open ? 'turnedOff' : 'turnedOn'));
  return (
    <ToggleField
      variant="switch"
      label={t('switch')}
      hint={t(form.saved ? 'switchHint' : 'prepareFirst')}
      value={turn.isPending ? !form.open : form.open}
      disabled={!form.saved || turn.isPending}
      onChange={(open) => turn.mutate({ path: 'application-form', method: 'PATCH', body: { open } })}
    />
  );
}

function FormFacts({ form }: { form: ApplicationFormDto }) {
  const t = useTranslations('applicationForm');
  const { title, payRange, showsPay, asksConsent, questions } = form;
  const facts = [
    { key: 'title', value: title },
    { key: 'pay', value: showsPay && payRange !== '' ? payRange : t('noPay') },
    { key: 'consent', value: t(asksConsent ? 'asked' : 'notAsked') },
  ] as const;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-6 gap-y-3">
      {facts.map(({ key, value }) => (
        <div key={key} className="min-w-0">
          <dt className="text-ink-muted text-sm">{t(`fact.${key}`)}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
      <div className="min-w-0">
        <dt className="text-ink-muted text-sm">{t('fact.questions')}</dt>
        {questions.length === 0 && <dd>{t('noQuestions')}</dd>}
        {questions.map(({ text, kind }) => (
          <dd key={text} className="wrap-anywhere">
            {text} <span className="text-ink-muted text-sm">{t(`kind.${kind}`)}</span>
          </dd>
        ))}
      </div>
    </dl>
  );
}
