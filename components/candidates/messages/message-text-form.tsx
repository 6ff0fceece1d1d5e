'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode, RefObject } from 'react';
import { FieldGroup } from '@/components/ui/field-group';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { RadioField } from '@/components/ui/radio-field';
import { Textarea } from '@/components/ui/textarea';
import { maxMessageLength, maxSubjectLength, messageKinds, type MessageKind } from '@/lib/domain/message-enums';
import type { MessagePreview } from '@/lib/domain/message-schemas';
import { locales, type Locale } from '@/lib/i18n/locale';
import { textOf } from './message-draft';
import { MessageFieldList } from '@/components/fields/messages/message-field-list';
import type { MessageDraftState } from './use-message-draft';

/** What is wrong with the text of a language, by its part. */
export type TextErrors = Partial<Record<'subject' | 'text', string | undefined>>;

interface MessageTextFormProps {
  state: MessageDraftState;
  preview: MessagePreview;
  language: Locale;
  onLanguage: (language: Locale) => void;
  errors: TextErrors;
  textField: RefObject<HTMLTextAreaElement | null>;
  /** Beneath the text. */
  children?: ReactNode;
}

/** The kind of message. */
export function MessageKindField({ kind, onKind }: { kind: MessageKind; onKind: (kind: MessageKind) => void }) {
  const t = useTranslations('messages');
  return (
    <FormField label={t('kindLabel')}>
      <NativeSelect
        value={kind}
        className="w-full"
        onChange={({ target }) => {
          const next = messageKinds.find((known) => known === target.value);
          if (next) onKind(next);
        }}
      >
        {messageKinds.map((one) => (
          <option key={one} value={one}>
            {t(`kind.${one}`)}
          </option>
        ))}
      </NativeSelect>
    </FormField>
  );
}

/** Subject and text for all who get this language, with fields in braces. */
export function MessageTextForm(props: MessageTextFormProps) {
  const { state, preview, language, onLanguage, errors, textField, children } = props;
  const t = useTranslations('messages');
  const text = textOf(preview, state.draft, language);
  return (
    <>
      <FieldGroup label={t('language')} hint={preview.people.length > 1 ? t('languageHint') : undefined}>
        <RadioField
          variant="segments"
          options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={language}
          onChange={onLanguage}
        />
      </FieldGroup>
      <FormField label={t('subject')} error={errors.subject}>
        <Input
          lang={language}
          value={text.subject}
          maxLength={maxSubjectLength}
          onChange={({ target }) => state.setText(language, { ...text, subject: target.value })}
        />
      </FormField>
      <FormField label={t('text')} error={errors.text}>
        <Textarea
          ref={textField}
          lang={language}
          rows={10}
          value={text.text}
          maxLength={maxMessageLength}
          onChange={({ target }) => state.setText(language, { ...text, text: target.value })}
        />
      </FormField>
      {children}
      <MessageFieldList />
    </>
  );
}
