'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { MessageFieldList } from '@/components/fields/messages/message-field-list';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { maxMessageLength, maxSubjectLength } from '@/lib/domain/message-enums';
import { messageTextSchema, type MessageText, type OpenedTemplate } from '@/lib/domain/message-schemas';
import { useVersionedForm } from '../use-versioned-form';
import { VersionedForm } from '../versioned-form';

function readForm({ subject, text }: OpenedTemplate): MessageText {
  return { subject, text };
}

const fieldAt = (path: string) =>
  path === 'template.subject' ? 'subject' : path === 'template.text' ? 'text' : undefined;

/** Subject and text of a template, with their fields. */
export function TemplateForm({ template }: { template: OpenedTemplate }) {
  const t = useTranslations('messages');
  const router = useRouter();
  const { kind, locale } = template;
  const versioned = useVersionedForm({
    initial: template,
    schema: messageTextSchema,
    readForm,
    toBody: (checked) => ({ template: checked }),
    path: `/administration/message-templates/${kind}/${locale}`,
    keepAs: `message-template.${kind}.${locale}`,
    conflictCode: 'message-template.changed',
    savedText: t('templates.saved'),
    fieldAt,
    onTaken: () => router.refresh(),
  });
  const { form, isSaving } = versioned;
  const { errors } = form.formState;
  return (
    <VersionedForm
      versioned={versioned}
      className="flex flex-col gap-4"
      texts={{ conflict: t('templates.conflict'), save: t('templates.save'), discard: t('templates.discard') }}
    >
      <FormField label={t('subject')} error={errors.subject?.message}>
        <Input lang={locale} maxLength={maxSubjectLength} readOnly={isSaving} {...form.register('subject')} />
      </FormField>
      <FormField label={t('text')} error={errors.text?.message}>
        <Textarea lang={locale} rows={14} maxLength={maxMessageLength} readOnly={isSaving} {...form.register('text')} />
      </FormField>
      <MessageFieldList />
    </VersionedForm>
  );
}
