'use client';

import { ArrowLeft } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { DescribeCandidate } from '@/components/fields/candidates/refused-candidates';
import { Button } from '@/components/ui/button';
import { DialogForm } from '@/components/ui/dialog-form';
import { ErrorState } from '@/components/ui/error-state';
import { FieldGroup } from '@/components/ui/field-group';
import { RadioField } from '@/components/ui/radio-field';
import { Skeleton } from '@/components/ui/skeleton';
import type { CandidateChoice } from '@/lib/domain/candidate-review-schemas';
import { callBackMinutes, messageWays, type MessageKind } from '@/lib/domain/message-enums';
import { hasField, unknownFieldsIn } from '@/lib/domain/message-fields';
import type { MessagePreview, SentMessages } from '@/lib/domain/message-schemas';
import { locales, toLocale, type Locale } from '@/lib/i18n/locale';
import { AtsNote } from './ats-note';
import { personMessages, textOf } from './message-draft';
import { MessageKindField, MessageTextForm, type TextErrors } from './message-text-form';
import { MessageWalk } from './message-walk';
import { ModelDraftField } from './model-draft-field';
import { RefusedMessages } from './refused-messages';
import { SentMessagesDialog } from './sent-messages-dialog';
import { useMessageDraft, type MessageDraftState } from './use-message-draft';
import { faultAt, faultsOf, useSendMessages } from './use-send-messages';

export interface MessageDialogProps {
  processId: string;
  choice: CandidateChoice;
  /** Names whom it is to, for what is typed. */
  keepAs: string;
  initialKind: MessageKind;
  describe: DescribeCandidate;
  onSent?: () => void;
  onClose: () => void;
}

/** What is wrong with a text before it is sent, by language and part. */
function useTextCheck(state: MessageDraftState) {
  const t = useTranslations('messages');
  return (preview: MessagePreview, locale: Locale): TextErrors => {
    const { subject, text } = textOf(preview, state.draft, locale);
    const errorOf = (part: string): string | undefined => {
      if (part.trim() === '') return t('error.empty');
      const [unknown] = unknownFieldsIn(part);
      if (unknown !== undefined) return t('error.unknown', { field: `{${unknown}}` });
      return hasField(part, 'details') ? t('error.details', { field: '{details}' }) : undefined;
    };
    return { subject: errorOf(subject), text: errorOf(text) };
  };
}

/** A message to one candidate or several: first the text for all, then each one's as they get it; then until when it can be called back. */
export function MessageDialog(props: MessageDialogProps) {
  const { processId, choice, keepAs, initialKind, describe, onClose } = props;
  const t = useTranslations('messages');
  const state = useMessageDraft({ processId, choice, keepAs, initialKind });
  const [step, setStep] = useState<'text' | 'people'>('text');
  const [sent, setSent] = useState<SentMessages | null>(null);
  const [own, setLanguage] = useState<Locale | null>(null);
  const [isTried, setIsTried] = useState(false);
  const textField = useRef<HTMLTextAreaElement>(null);
  const reader = toLocale(useLocale());
  const check = useTextCheck(state);
  const send = useSendMessages(processId, state, (answer) => {
    setSent(answer);
    props.onSent?.();
  });
  const preview = state.preview.data;
  if (sent) return <SentMessagesDialog processId={processId} sent={sent} describe={describe} onClose={onClose} />;
  const messages = preview ? personMessages(preview, state.draft) : [];
  const only = messages.length === 1 ? messages[0] : undefined;
  const chosen = messages.filter(({ isOut }) => !isOut);
  const language = own ?? messages[0]?.locale ?? reader;
  const faults = faultsOf(send.error);
  const faultyLanguage =
    preview &&
    locales.find((locale) => {
      const errors = check(preview, locale);
      return chosen.some((one) => one.locale === locale) && (errors.subject ?? errors.text) !== undefined;
    });
  const chooseLanguage = (next: Locale) => {
    setLanguage(next);
    if (only) state.setPerson(only.person.candidateId, { locale: next });
  };
  const submit = () => {
    if (!preview) return;
    setIsTried(true);
    if (faultyLanguage) {
      setLanguage(faultyLanguage);
      setStep('text');
    } else if (step === 'text') {
      send.reset();
      setStep('people');
    } else {
      send.mutate(preview, {
        onError: (error) => {
          const found = locales.find((locale) =>
            faultsOf(error).some(({ path }) => path.startsWith(`texts.${locale}`)),
          );
          if (!found) return;
          setLanguage(found);
          setStep('text');
        },
      });
    }
  };
  const errorsOf = (shown: MessagePreview): TextErrors => {
    const checked = isTried ? check(shown, language) : {};
    return {
      subject: faultAt(faults, `texts.${language}.subject`) ?? checked.subject,
      text: faultAt(faults, `texts.${language}.text`) ?? checked.text,
    };
  };
  const act = state.way === 'MAIL' ? 'send' : 'prepare';
  return (
    <DialogForm
      title={t('title')}
      description={t(preview?.mayMail === false ? 'leadByHand' : 'lead', { minutes: callBackMinutes })}
      submitLabel={step === 'text' ? t('toPreview', { count: messages.length }) : t(act, { count: chosen.length })}
      size="lg"
      loading={send.isPending}
      disabled={messages.length === 0 || (step === 'people' && chosen.length === 0)}
      onSubmit={submit}
      onClose={onClose}
      onDiscard={state.forget}
    >
      {step === 'text' && <MessageKindField kind={state.kind} onKind={state.setKind} />}
      {preview?.isLinked && step === 'text' && <AtsNote about="messages" />}
      {state.preview.isPending && <Skeleton className="h-64" />}
      {state.preview.error && <ErrorState error={state.preview.error} onRetry={() => void state.preview.refetch()} />}
      {preview && messages.length === 0 && <p role="status">{t('nobody')}</p>}
      {preview && messages.length > 0 && step === 'text' && (
        <MessageTextForm
          state={state}
          preview={preview}
          language={language}
          onLanguage={chooseLanguage}
          errors={errorsOf(preview)}
          textField={textField}
        >
          {only && (
            <ModelDraftField
              processId={processId}
              candidateId={only.person.candidateId}
              state={state}
              preview={preview}
              language={language}
              textField={textField}
            />
          )}
        </MessageTextForm>
      )}
      {preview && step === 'people' && (
        <>
          <Button variant="ghost" className="-ml-2.5 w-fit" onClick={() => setStep('text')}>
            <ArrowLeft aria-hidden="true" />
            {t('toText')}
          </Button>
          <MessageWalk key={send.submittedAt} state={state} preview={preview} faults={faults} />
          {preview.mayMail && (
            <FieldGroup label={t('wayLabel')}>
              <RadioField
                options={messageWays.map((value) => ({ value, label: t(`way.${value}`) }))}
                value={state.way}
                onChange={state.setWay}
              />
            </FieldGroup>
          )}
          {chosen.length === 0 && <p role="status">{t('nobodyChosen')}</p>}
        </>
      )}
      {preview && (
        <RefusedMessages
          key={state.kind}
          processId={processId}
          refused={preview.refused}
          describe={describe}
          isOpen={messages.length === 0}
        />
      )}
    </DialogForm>
  );
}
