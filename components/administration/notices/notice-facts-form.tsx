'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useKeptForm } from '@/components/kept-text/use-kept-form';
import { LeaveGuard } from '@/components/navigation/leave-guard';
import { useReportError } from '@/components/query/use-report-error';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { useFormResolver } from '@/components/ui/form-resolver';
import { Input } from '@/components/ui/input';
import { SaveConflict } from '@/components/ui/save-conflict';
import { ApiError, apiAnswer } from '@/lib/http/browser/browser-client';
import { maxFactLength } from '@/lib/notices/enums';
import { saveNoticeFactsSchema, type NoticeFactsDto, type SaveNoticeFacts } from '@/lib/notices/schemas';

const path = '/administration/notices/facts';

const fields = [
  { name: 'controller', hint: 'controllerHint' },
  { name: 'address', hint: null },
  { name: 'contact', hint: 'contactHint' },
  { name: 'officer', hint: 'officerHint' },
  { name: 'storagePl', hint: 'storagePlHint' },
  { name: 'storageEn', hint: 'storageEnHint' },
] as const;

function readForm({ version: _version, ...facts }: NoticeFactsDto): SaveNoticeFacts {
  return facts;
}

/** What all documents say of the installation. */
export function NoticeFactsForm({ facts: initial }: { facts: NoticeFactsDto }) {
  const t = useTranslations('notices.facts');
  const conflictTexts = useTranslations('administration.model.conflict');
  const reportError = useReportError();
  const [facts, setFacts] = useState(initial);
  const [conflict, setConflict] = useState(false);
  const resolver = useFormResolver<SaveNoticeFacts, SaveNoticeFacts>(saveNoticeFactsSchema);
  const form = useForm({ defaultValues: readForm(facts), resolver });
  useKeptForm(form, `notice-facts.${facts.version}`);
  const take = (present: NoticeFactsDto) => {
    setConflict(false);
    setFacts(present);
    form.reset(readForm(present));
  };
  const save = useMutation({
    mutationFn: ({ body, ifMatch }: { body: SaveNoticeFacts; ifMatch: string }) =>
      apiAnswer<NoticeFactsDto>({ path, method: 'PUT', body, ifMatch }),
    meta: { errorBanner: false, successBanner: t('saved') },
    onSuccess: take,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'notice.changed') setConflict(true);
      else reportError(error);
    },
  });
  const load = useMutation({
    mutationFn: () => apiAnswer<NoticeFactsDto>({ path }),
    meta: { successBanner: false },
    onSuccess: take,
  });
  const submit = (ifMatch: string) => form.handleSubmit((body) => save.mutate({ body, ifMatch }));
  const { isDirty, errors } = form.formState;
  return (
    <form noValidate onSubmit={submit(`"v${facts.version}"`)} className="flex flex-col gap-4 px-4 pb-4">
      <LeaveGuard active={isDirty && !save.isPending} />
      <fieldset disabled={save.isPending} className="grid min-w-0 gap-4 sm:grid-cols-2">
        {fields.map(({ name, hint }) => (
          <FormField key={name} label={t(name)} hint={hint && t(hint)} error={errors[name]?.message}>
            <Input
              maxLength={maxFactLength}
              autoComplete="off"
              lang={name === 'storagePl' ? 'pl' : name === 'storageEn' ? 'en' : undefined}
              {...form.register(name)}
            />
          </FormField>
        ))}
      </fieldset>
      {conflict && (
        <SaveConflict
          text={t('conflict')}
          load={{ label: conflictTexts('load'), onChoose: () => load.mutate(), loading: load.isPending }}
          overwrite={{ label: conflictTexts('overwrite'), onChoose: () => void submit('*')() }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={save.isPending}>
          {t('save')}
        </Button>
        {isDirty && <Button onClick={() => form.reset(readForm(facts))}>{t('discard')}</Button>}
      </div>
    </form>
  );
}
