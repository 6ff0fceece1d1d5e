'use client';

import { useTranslations } from 'next-intl';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { maxFactLength } from '@/lib/notices/enums';
import { saveNoticeFactsSchema, type NoticeFactsDto, type SaveNoticeFacts } from '@/lib/notices/schemas';
import { useVersionedForm } from '../use-versioned-form';
import { VersionedForm } from '../versioned-form';

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
  const versioned = useVersionedForm({
    initial,
    schema: saveNoticeFactsSchema,
    readForm,
    path,
    keepAs: 'notice-facts',
    conflictCode: 'notice.changed',
    savedText: t('saved'),
  });
  const { form, isSaving } = versioned;
  const { errors } = form.formState;
  return (
    <VersionedForm
      versioned={versioned}
      className="flex flex-col gap-4 px-4 pb-4"
      texts={{ conflict: t('conflict'), save: t('save'), discard: t('discard') }}
    >
      <fieldset disabled={isSaving} className="grid min-w-0 gap-4 sm:grid-cols-2">
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
    </VersionedForm>
  );
}
