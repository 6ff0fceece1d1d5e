'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DialogForm } from '@/components/ui/dialog-form';
import { FormField } from '@/components/ui/form-field';
import { lazyPart } from '@/components/ui/lazy-part';
import { Textarea } from '@/components/ui/textarea';
import { useCan } from '@/components/users/current-user';
import { fullName } from '@/components/users/full-name';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { PersonRequestDto } from '@/lib/person-rights/person-schemas';
import { today } from '@/lib/validation/calendar-day';
import { usePrivacyCall } from './use-privacy-call';
import { WithdrawButton } from './withdraw-button';

const RequestDialog = lazyPart(() => import('./request-dialog').then((module) => module.RequestDialog));

type Candidate = Pick<CandidateDto, 'processId' | 'id'>;

/** What the candidate asked for, what is to be answered by when, and what was; what came by letter or phone is recorded here. */
export function CandidateRequests({ candidate, requests }: { candidate: Candidate; requests: PersonRequestDto[] }) {
  const t = useTranslations('candidatePrivacy.requests');
  const format = useFormatter();
  const mayAnswer = useCan('candidate:decide');
  const [answering, setAnswering] = useState<PersonRequestDto | null>(null);
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  const [isRecording, setIsRecording] = useState(false);
  const mistake = useTranslations('candidatePrivacy.withdraw');
  return (
    <>
      <ul className="flex flex-col gap-3 empty:hidden">
        {requests.map((request) => {
          const { requestId, kind, text, at, dueOn, answer, answeredAt, answeredBy, way, recordedBy, withdrawnAt } =
            request;
          const isOpen = !answeredAt && !withdrawnAt;
          return (
            <li key={requestId} className="min-w-0 wrap-anywhere">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className={withdrawnAt ? 'text-ink-muted line-through' : 'font-medium'}>{t(`kind.${kind}`)}</span>
                <span className="text-ink-muted text-sm">
                  {[
                    day(at),
                    way && t(`way.${way}`),
                    recordedBy && fullName(recordedBy),
                    withdrawnAt && mistake('at', { day: day(withdrawnAt) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {isOpen && (
                  <Badge tone={dueOn < today() ? 'negative' : 'caution'}>
                    {t('due', { day: day(`${dueOn}T12:00:00Z`) })}
                  </Badge>
                )}
              </p>
              {text && <p className="text-pretty whitespace-pre-line">{text}</p>}
              {isOpen && mayAnswer && (
                <div className="mt-1 flex flex-wrap gap-2 print:hidden">
                  <Button
                    size="sm"
                    aria-label={`${t('answer')}: ${t(`kind.${kind}`)}`}
                    onClick={() => setAnswering(request)}
                  >
                    {t('answer')}
                  </Button>
                  {way && (
                    <WithdrawButton candidate={candidate} about={{ kind, requestId }} label={t(`kind.${kind}`)} />
                  )}
                </div>
              )}
              {answeredAt && (
                <p className="text-ink-muted text-pretty whitespace-pre-line">
                  {t('answered', { day: day(answeredAt), name: answeredBy ? fullName(answeredBy) : '' })} {answer}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {mayAnswer && (
        <Button
          size="sm"
          className="self-start print:hidden"
          aria-haspopup="dialog"
          onClick={() => setIsRecording(true)}
        >
          {t('record')}
        </Button>
      )}
      {isRecording && <RequestDialog candidate={candidate} onClose={() => setIsRecording(false)} />}
      {answering && <AnswerDialog candidate={candidate} request={answering} onClose={() => setAnswering(null)} />}
    </>
  );
}

interface AnswerDialogProps {
  candidate: Candidate;
  request: PersonRequestDto;
  onClose: () => void;
}

/** Answers a request in words that the candidate's page shows. */
function AnswerDialog({ candidate, request, onClose }: AnswerDialogProps) {
  const t = useTranslations('candidatePrivacy.requests');
  const { text: answer, setText: setAnswer, forget } = useKeptText(`answer.${request.requestId}`);
  const save = usePrivacyCall(candidate, () => {
    forget();
    onClose();
  });
  const isEmpty = answer.trim() === '';
  const path = `requests/${request.requestId}/answer`;
  return (
    <DialogForm
      title={`${t('answer')}: ${t(`kind.${request.kind}`)}`}
      description={t(`advice.${request.kind}`)}
      submitLabel={t('send')}
      loading={save.isPending}
      onSubmit={() => !isEmpty && save.mutate({ method: 'PUT', path, body: { answer } })}
      onClose={onClose}
    >
      <FormField label={t('words')} hint={t('hint')}>
        <Textarea maxLength={2_000} value={answer} onChange={({ target }) => setAnswer(target.value)} />
      </FormField>
    </DialogForm>
  );
}
