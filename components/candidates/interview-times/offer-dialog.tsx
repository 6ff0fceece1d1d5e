'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { ToggleField } from '@/components/ui/toggle-field';
import type { CandidateChoice } from '@/lib/domain/candidate-review-schemas';
import type { OfferedTimes } from '@/lib/interview-times/times-schemas';
import { CallFailure } from './call-failure';
import { OfferedDialog } from './offered-dialog';
import { initialSettings, TimeFields } from './time-fields';
import { TimesAtsNote } from './times-ats-note';
import { TimesField } from './times-field';
import { isOverlap, useTimesCall } from './use-times-call';

interface OfferDialogProps {
  processId: string;
  choice: CandidateChoice;
  /** How many are chosen. */
  count: number;
  /** Whether it can be asked to mail the links. */
  mayMail: boolean;
  /** Times were offered. */
  onDone?: () => void;
  onClose: () => void;
}

/** Offers times for an interview, then shows the links that were not mailed. */
export function OfferDialog({ onDone, onClose, ...props }: OfferDialogProps) {
  const [offered, setOffered] = useState<OfferedTimes | null>(null);
  if (!offered) return <OfferForm {...props} onOffered={setOffered} onClose={onClose} />;
  const close = () => {
    onDone?.();
    onClose();
  };
  return <OfferedDialog offered={offered} onClose={close} />;
}

type OfferFormProps = Omit<OfferDialogProps, 'onDone'> & { onOffered: (offered: OfferedTimes) => void };

function OfferForm({ processId, choice, count, mayMail, onOffered, onClose }: OfferFormProps) {
  const t = useTranslations('interviewTimes.form');
  const place = useKeptText(`interview-times.place.${processId}`);
  const note = useKeptText(`interview-times.note.${processId}`);
  const [settings, setSettings] = useState(initialSettings);
  const [times, setTimes] = useState<string[]>(['']);
  const [mail, setMail] = useState(mayMail);
  const [isTried, setIsTried] = useState(false);
  const offer = useTimesCall(
    processId,
    async (response) => {
      note.forget();
      place.forget();
      onOffered((await response.json()) as OfferedTimes);
    },
    true,
  );
  const given = [...new Set(times.filter(Boolean))];
  const overlaps = isOverlap(offer.error);
  const isPlaced = place.text.trim() !== '';
  const submit = () => {
    setIsTried(true);
    if (given.length === 0 || !isPlaced) return;
    const said = { place: place.text.trim(), note: note.text.trim(), mail, despiteOverlap: overlaps };
    offer.mutate({
      method: 'POST',
      path: `/processes/${processId}/candidates/interview-times`,
      body: { choice, times: given, ...settings, ...said },
    });
  };
  /** What was refused is asked anew once it is another. */
  const anew =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      offer.reset();
      set(value);
    };
  return (
    <DialogForm
      title={t('title')}
      description={t('lead', { count })}
      submitLabel={t(overlaps ? 'despite' : 'submit')}
      loading={offer.isPending}
      onSubmit={submit}
      onClose={onClose}
      onDiscard={() => {
        place.forget();
        note.forget();
      }}
    >
      <TimesAtsNote processId={processId} />
      <TimesField
        times={times}
        minutes={settings.minutes}
        error={isTried && given.length === 0 ? t('noTimes') : undefined}
        onChange={anew(setTimes)}
      />
      <TimeFields value={settings} onChange={anew(setSettings)} />
      <FormField label={t('place')} hint={t('placeHint')} error={isTried && !isPlaced ? t('missing') : undefined}>
        <Input value={place.text} maxLength={500} onChange={({ target }) => place.setText(target.value)} />
      </FormField>
      <FormField label={t('note')} optionalLabel={t('optional')} hint={t('noteHint')}>
        <Textarea value={note.text} maxLength={2_000} onChange={({ target }) => note.setText(target.value)} />
      </FormField>
      {mayMail && <ToggleField label={t('mail')} hint={t('mailHint')} value={mail} onChange={setMail} />}
      <CallFailure error={offer.error} />
    </DialogForm>
  );
}
