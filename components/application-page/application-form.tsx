'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { ToggleField } from '@/components/ui/toggle-field';
import type { PublicFormDto } from '@/lib/application-form/form-schemas';
import { FormIntroduction } from './form-introduction';
import { FormNotice } from './form-notice';
import { QuestionField } from './question-field';
import { useSendApplication, type Typed } from './use-send-application';

interface ApplicationFormProps {
  /** Null: a preview, which sends nothing. */
  code: string | null;
  form: PublicFormDto;
  onSent: () => void;
}

const nobody: Typed = { firstName: '', lastName: '', email: '', consent: false, answers: {}, website: '', file: null };
const fileTypes = '.pdf,.docx,.odt,.rtf,.txt,.jpg,.jpeg,.png';

/** An application form as applicants see it. What is typed stays on every error. */
export function ApplicationForm({ code, form, onSent }: ApplicationFormProps) {
  const t = useTranslations('applicationPage');
  const [typed, setTyped] = useState(nobody);
  const element = useRef<HTMLFormElement>(null);
  const { send, errorAt, failure, isSending, attempts } = useSendApplication({ code, form, onSent });
  const type = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  useEffect(() => {
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (attempts > 0) (wrong?.matches('[role=radiogroup]') ? wrong.querySelector('button') : wrong)?.focus();
  }, [attempts]);
  const Heading = code === null ? 'h2' : 'h1';
  return (
    <div className={code === null ? '' : 'mx-auto w-full max-w-2xl px-4 pt-8 pb-12'}>
      <Heading className="text-2xl font-medium text-balance wrap-anywhere">{form.title}</Heading>
      <FormIntroduction form={form} />
      <form
        ref={element}
        noValidate
        className="mt-6 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (code !== null && !isSending) send(typed);
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField label={t('firstName')} error={errorAt('firstName')}>
            <Input
              value={typed.firstName}
              maxLength={100}
              autoComplete="given-name"
              required
              onChange={({ target }) => type({ firstName: target.value })}
            />
          </FormField>
          <FormField label={t('lastName')} error={errorAt('lastName')}>
            <Input
              value={typed.lastName}
              maxLength={100}
              autoComplete="family-name"
              required
              onChange={({ target }) => type({ lastName: target.value })}
            />
          </FormField>
        </div>
        <FormField label={t('email')} hint={form.mails ? t('emailHint') : undefined} error={errorAt('email')}>
          <Input
            type="email"
            value={typed.email}
            maxLength={254}
            autoComplete="email"
            required
            onChange={({ target }) => type({ email: target.value })}
          />
        </FormField>
        <FormField label={t('cv')} hint={t('cvHint')} error={errorAt('cv')}>
          <Input
            type="file"
            accept={fileTypes}
            required
            onChange={({ target }) => type({ file: target.files?.[0] ?? null })}
          />
        </FormField>
        {form.questions.map((question, index) => (
          <QuestionField
            key={question.text}
            question={question}
            value={typed.answers[question.text] ?? ''}
            error={errorAt(`answers.${index}.answer`)}
            onChange={(answer) => type({ answers: { ...typed.answers, [question.text]: answer } })}
          />
        ))}
        {/* No person sees or reaches it: what fills it in is a program. */}
        <div className="sr-only" aria-hidden="true">
          <label>
            {t('website')}
            <input
              name="website"
              tabIndex={-1}
              autoComplete="off"
              value={typed.website}
              onChange={({ target }) => type({ website: target.value })}
            />
          </label>
        </div>
        {form.asksConsent && (
          <ToggleField
            label={t('consent')}
            hint={t('consentHint')}
            value={typed.consent}
            onChange={(consent) => type({ consent })}
          />
        )}
        <FormNotice form={form} />
        {failure && (
          <p role="alert" className="bg-negative-soft text-negative-ink rounded-md px-3 py-2 text-pretty">
            {failure}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="self-start"
          loading={isSending}
          disabled={code === null}
        >
          {t('send')}
        </Button>
      </form>
    </div>
  );
}
