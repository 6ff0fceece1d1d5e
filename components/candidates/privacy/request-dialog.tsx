'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { DateField } from '@/components/ui/date-field';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { ChoiceSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { requestWays, type PersonRequestKind, type RequestWay } from '@/lib/domain/privacy-enums';
import { isCalendarDay, today } from '@/lib/validation/calendar-day';
import { usePrivacyCall } from './use-privacy-call';

interface RequestDialogProps {
  candidate: Pick<CandidateDto, 'processId' | 'id'>;
  onClose: () => void;
}

/** In the order of the articles: 15, 16, 17, 21, 22, 7(3). */
const kinds = ['ACCESS', 'CORRECT', 'DELETE', 'OBJECT', 'REVIEW', 'WITHDRAW'] as const satisfies PersonRequestKind[];

/** Records what a candidate asked for by letter, phone and the like. */
export function RequestDialog({ candidate, onClose }: RequestDialogProps) {
  const t = useTranslations('candidatePrivacy.requests');
  const [kind, setKind] = useState<(typeof kinds)[number]>('ACCESS');
  const [way, setWay] = useState<RequestWay>('LETTER');
  const [on, setOn] = useState(today());
  const { text, setText, forget } = useKeptText(`request.${candidate.id}`);
  const save = usePrivacyCall(candidate, () => {
    forget();
    onClose();
  });
  const isDay = isCalendarDay(on.trim()) && on.trim() <= today();
  const body = { kind, way, on: on.trim(), text: text.trim() };
  return (
    <DialogForm
      title={t('record')}
      description={t('recordLead')}
      submitLabel={t('save')}
      loading={save.isPending}
      onSubmit={() => isDay && save.mutate({ method: 'POST', path: 'requests', body })}
      onClose={onClose}
    >
      <FormField label={t('about')} hint={kind === 'OBJECT' || kind === 'WITHDRAW' ? t(`atOnce.${kind}`) : undefined}>
        <ChoiceSelect value={kind} values={kinds} nameOf={(one) => t(`kind.${one}`)} onChoose={setKind} />
      </FormField>
      <FormField label={t('came')} error={isDay ? undefined : t('noDay')}>
        <DateField value={on} max={today()} onChange={setOn} />
      </FormField>
      <FormField label={t('how')}>
        <ChoiceSelect value={way} values={requestWays} nameOf={(one) => t(`way.${one}`)} onChoose={setWay} />
      </FormField>
      <FormField label={t('said')}>
        <Textarea maxLength={2_000} value={text} onChange={({ target }) => setText(target.value)} />
      </FormField>
    </DialogForm>
  );
}
