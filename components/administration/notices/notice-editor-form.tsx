'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useKeptForm } from '@/components/kept-text/use-kept-form';
import { LeaveGuard } from '@/components/navigation/leave-guard';
import { useReportError } from '@/components/query/use-report-error';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { useFormResolver } from '@/components/ui/form-resolver';
import { SaveConflict } from '@/components/ui/save-conflict';
import { Textarea } from '@/components/ui/textarea';
import { ApiError, apiAnswer } from '@/lib/http/browser/browser-client';
import { maxNoticeLength, noticePlaceholders, type NoticePlaceholder } from '@/lib/notices/enums';
import { saveNoticeSchema, type NoticeDto } from '@/lib/notices/schemas';

const rules = z.object({ text: saveNoticeSchema.shape.text.unwrap() });

interface NoticeEditorFormProps {
  notice: NoticeDto;
  /** What takes the place of each placeholder now. */
  values: Readonly<Record<NoticePlaceholder, string>>;
  onSaved: () => void;
  onCancel: () => void;
}

/** The Markdown of a notice. What is typed is kept in this tab until it is saved or cancelled. */
export function NoticeEditorForm({ notice: initial, values, onSaved, onCancel }: NoticeEditorFormProps) {
  const t = useTranslations('notices');
  const conflictTexts = useTranslations('administration.model.conflict');
  const reportError = useReportError();
  const [notice, setNotice] = useState(initial);
  const { kind, locale, version } = notice;
  const path = `/administration/notices/${kind}/${locale}`;
  const [conflict, setConflict] = useState(false);
  const resolver = useFormResolver<{ text: string }, { text: string }>(rules);
  const form = useForm({ defaultValues: { text: notice.text }, resolver });
  const giveUpKept = useKeptForm(form, `notice.${kind}.${locale}.${version}`);
  const save = useMutation({
    mutationFn: ({ text, ifMatch }: { text: string; ifMatch: string }) =>
      apiAnswer<NoticeDto>({ path, method: 'PUT', body: { text }, ifMatch }),
    meta: { errorBanner: false, successBanner: t('editor.saved') },
    onSuccess: () => {
      giveUpKept();
      onSaved();
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return reportError(error);
      if (error.code === 'notice.changed') return setConflict(true);
      if (!error.code.startsWith('notice.')) return reportError(error);
      form.setError('text', { message: error.message }, { shouldFocus: true });
    },
  });
  const load = useMutation({
    mutationFn: () => apiAnswer<NoticeDto>({ path }),
    meta: { successBanner: false },
    onSuccess: (present) => {
      setConflict(false);
      setNotice(present);
      form.reset({ text: present.text });
    },
  });
  const submit = (ifMatch: string) => form.handleSubmit(({ text }) => save.mutate({ text, ifMatch }));
  return (
    <form noValidate onSubmit={submit(`"v${version}"`)} className="flex flex-col gap-4">
      <LeaveGuard active={form.formState.isDirty && !save.isPending} />
      <FormField
        label={t('editor.text', { language: t(`language.${locale}`) })}
        hint={t('editor.hint')}
        error={form.formState.errors.text?.message}
      >
        <Textarea
          lang={locale}
          rows={18}
          autoFocus
          maxLength={maxNoticeLength}
          readOnly={save.isPending}
          spellCheck
          className="max-h-[70vh] font-mono text-sm"
          {...form.register('text')}
        />
      </FormField>
      <div className="text-sm">
        <p className="text-ink-muted">{t('editor.placeholders')}</p>
        <dl className="mt-1 grid gap-x-4 gap-y-0.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
          {noticePlaceholders.map((name) => (
            <div key={name} className="contents">
              <dt>
                <code>{`{${name}}`}</code>
              </dt>
              <dd lang={locale} className="text-ink-muted wrap-anywhere max-sm:mb-1.5">
                {values[name]}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {conflict && (
        <SaveConflict
          text={t('editor.conflict')}
          load={{ label: conflictTexts('load'), onChoose: () => load.mutate(), loading: load.isPending }}
          overwrite={{ label: conflictTexts('overwrite'), onChoose: () => void submit('*')() }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={save.isPending}>
          {t('editor.save')}
        </Button>
        <Button
          onClick={() => {
            form.reset();
            giveUpKept();
            onCancel();
          }}
        >
          {t('editor.cancel')}
        </Button>
      </div>
    </form>
  );
}
