'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Disclosure } from '@/components/candidates/details/disclosure';
import { activitiesQuery } from '@/components/queries/candidates/candidate-queries';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useCan } from '@/components/users/current-user';
import { fullName } from '@/components/users/full-name';
import type { MessageDto } from '@/lib/domain/candidate-message-schema';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { Countdown } from './countdown';
import { ModelMark } from './model-mark';
import { useCallBack } from './use-call-back';

interface MessageEntryProps {
  candidate: Pick<CandidateDto, 'processId' | 'id'>;
  messageId: string;
  message: MessageDto;
}

const tones: Record<MessageDto['state'], BadgeTone> = {
  WAITING: 'caution',
  SENT: 'positive',
  FAILED: 'negative',
  CALLED_BACK: 'neutral',
  OUTDATED: 'neutral',
  BY_HAND: 'neutral',
};

/** The server may take a moment. */
const afterwardsMs = 4000;

/** Where a message stands, its words, and while it waits the way to call it back. */
export function MessageEntry({ candidate, messageId, message }: MessageEntryProps) {
  const t = useTranslations('messages');
  const failures = useTranslations('administrationMail.failure');
  const client = useQueryClient();
  const mayCallBack = useCan('candidate:decide');
  const [open, setOpen] = useState(false);
  const callBack = useCallBack(candidate.processId);
  const { state, subject, text, recipient, sendAt, failure, byModel, calledBackBy } = message;
  const [isOver, setIsOver] = useState(() => sendAt !== null && new Date(sendAt).getTime() <= Date.now());
  const over = () => {
    setIsOver(true);
    const { queryKey } = activitiesQuery(candidate.processId, candidate.id);
    setTimeout(() => void client.invalidateQueries({ queryKey }), afterwardsMs);
  };
  // Also after its time, while the mail server is away.
  const isWaiting = state === 'WAITING' && sendAt !== null;
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        {byModel && <ModelMark />}
        {isWaiting && !isOver && (
          <span className="text-ink-muted text-sm">
            <Countdown sendAt={sendAt} count={1} onOver={over} />
          </span>
        )}
        {isWaiting && mayCallBack && (
          <Button size="sm" loading={callBack.isPending} onClick={() => callBack.mutate([messageId])}>
            {t('callBack.one')}
          </Button>
        )}
        {calledBackBy && <span className="text-ink-muted text-sm">{fullName(calledBackBy)}</span>}
      </div>
      {failure && state !== 'SENT' && <p className="text-ink-muted text-sm">{failures(`${failure}.name`)}</p>}
      {text && <Disclosure open={open} onToggle={() => setOpen(!open)} label={t('entry.show')} />}
      {open && (
        <div className="bg-sunken w-full rounded-md border p-3">
          <p className="text-ink-muted text-sm wrap-anywhere">{t('entry.to', { recipient })}</p>
          <p className="mt-1 font-medium wrap-anywhere">{subject}</p>
          <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
        </div>
      )}
    </div>
  );
}
