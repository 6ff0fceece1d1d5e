'use client';

import { useTranslations } from 'next-intl';
import { FieldGroup } from '@/components/ui/field-group';
import { FormField } from '@/components/ui/form-field';
import { RadioField } from '@/components/ui/radio-field';
import { Textarea } from '@/components/ui/textarea';
import { ToggleField } from '@/components/ui/toggle-field';
import { maxReasonsLength } from '@/lib/domain/message-enums';
import { emptyFieldsIn, fillFields, hasField } from '@/lib/domain/message-fields';
import type { MessagePreview } from '@/lib/domain/message-schemas';
import { locales } from '@/lib/i18n/locale';
import { textOf, type PersonMessage } from './message-draft';
import { ModelMark } from './model-mark';
import type { MessageDraftState } from './use-message-draft';

interface PersonPreviewProps {
  message: PersonMessage;
  preview: MessagePreview;
  state: MessageDraftState;
  /** Nobody else gets one: the language was chosen with the text. */
  isOne: boolean;
  fault: string | undefined;
  /** When they last got this message; null: never. */
  sentBefore: string | null;
}

/** One person's message as they get it, with its language, and of a rejection its reasons to be edited. */
export function PersonPreview({ message, preview, state, isOne, fault, sentBefore }: PersonPreviewProps) {
  const t = useTranslations('messages');
  const { person, locale, reasons, isOut } = message;
  const { candidateId, values, name, email } = person;
  const template = textOf(preview, state.draft, locale);
  const known = values[locale];
  const byModel = state.draft.byModel?.[locale] !== undefined;
  const filled = { ...known, reasons: reasons ?? known.reasons };
  const empty = emptyFieldsIn(`${template.subject}\n${template.text}`, filled);
  const lacksPay = state.kind === 'invitation' && !person.knowsPayRange && !hasField(template.text, 'payRange');
  return (
    <div className="flex flex-col gap-3">
      <p className="wrap-anywhere">
        <span className="font-medium">{name || t('walk.unnamed', { number: person.ordinalNumber })}</span>{' '}
        <span className="text-ink-muted">{email}</span> {byModel && <ModelMark />}
      </p>
      {sentBefore && <p className="text-caution-ink text-pretty">{t('walk.sentBefore', { at: sentBefore })}</p>}
      {(!isOne || sentBefore) && (
        <ToggleField
          label={t(sentBefore ? 'walk.again' : 'walk.gets')}
          value={!isOut}
          onChange={(gets) => state.setPerson(candidateId, { isOut: !gets })}
        />
      )}
      {!isOne && (
        <FieldGroup label={t('language')}>
          <RadioField
            variant="segments"
            options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
            value={locale}
            onChange={(next) => state.setPerson(candidateId, { locale: next })}
          />
        </FieldGroup>
      )}
      {hasField(template.text, 'reasons') && (
        <FormField label={t('walk.reasons')} hint={t('walk.reasonsHint')}>
          <Textarea
            lang={locale}
            rows={3}
            maxLength={maxReasonsLength}
            value={reasons ?? known.reasons ?? ''}
            onChange={({ target }) => state.setPerson(candidateId, { reasons: target.value })}
          />
        </FormField>
      )}
      {lacksPay && <p className="text-caution-ink text-pretty">{t('walk.payRange')}</p>}
      {(fault || empty.length > 0) && (
        <p role="alert" className="text-negative-ink text-pretty">
          {fault ?? t('walk.empty', { fields: empty.map((field) => `{${field}}`).join(', ') })}
          {empty.map((field) => (
            <span key={field} className="block text-sm">
              {t(`emptyField.${field}`)}
            </span>
          ))}
        </p>
      )}
      <article lang={locale} aria-label={t('walk.preview')} className="bg-sunken rounded-md border p-3">
        <h3 className="font-medium wrap-anywhere">{fillFields(template.subject, filled)}</h3>
        <p className="mt-2 wrap-anywhere whitespace-pre-line">{fillFields(template.text, filled)}</p>
        {byModel && preview.modelNotice && <p className="mt-4 wrap-anywhere">{preview.modelNotice[locale]}</p>}
      </article>
    </div>
  );
}
