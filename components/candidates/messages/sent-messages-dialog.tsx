'use client';

import { Check, Copy, Mail, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DescribeCandidate } from '@/components/fields/candidates/refused-candidates';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { useCopy } from '@/components/ui/use-copy';
import type { CalledBack, SentMessages } from '@/lib/domain/message-schemas';
import { Countdown } from './countdown';
import { RefusedMessages } from './refused-messages';
import { useCallBack } from './use-call-back';

interface SentMessagesDialogProps {
  processId: string;
  sent: SentMessages;
  describe: DescribeCandidate;
  onClose: () => void;
}

/** What was sent: until when all of it can be called back, or each message to be taken to one's own mail program. */
export function SentMessagesDialog({ processId, sent, describe, onClose }: SentMessagesDialogProps) {
  const t = useTranslations('messages');
  const common = useTranslations('common');
  const { sendAt, messages, refused } = sent;
  const count = messages.length;
  const title = count === 0 ? t('sent.none') : t(sendAt ? 'sent.title' : 'sent.byHandTitle', { count });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title} description={sendAt || count === 0 ? undefined : t('sent.byHandLead')}>
        <DialogBody className="flex flex-col gap-3">
          {sendAt && count > 0 && <WaitingMessages processId={processId} sendAt={sendAt} messages={messages} />}
          {!sendAt && (
            <ul className="flex flex-col gap-2">
              {messages.map((message) => (
                <TakenMessage key={message.messageId} message={message} name={describe(message.candidateId)?.name} />
              ))}
            </ul>
          )}
          <RefusedMessages processId={processId} refused={refused} describe={describe} isOpen={count === 0} />
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={onClose}>
            {common('close')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

interface WaitingMessagesProps {
  processId: string;
  sendAt: string;
  messages: SentMessages['messages'];
}

function WaitingMessages({ processId, sendAt, messages }: WaitingMessagesProps) {
  const t = useTranslations('messages.callBack');
  const [isOver, setIsOver] = useState(false);
  const [answer, setAnswer] = useState<CalledBack | null>(null);
  const callBack = useCallBack(processId, setAnswer);
  if (answer && answer.calledBack.length > 0) {
    const [count, late] = [answer.calledBack.length, answer.tooLate.length];
    return <p role="status">{late > 0 ? t('some', { count, late }) : t('none')}</p>;
  }
  if (answer || isOver) return <p role="status">{t('left')}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        <Countdown sendAt={sendAt} count={messages.length} onOver={() => setIsOver(true)} />
      </p>
      <Button loading={callBack.isPending} onClick={() => callBack.mutate(messages.map(({ messageId }) => messageId))}>
        <Undo2 aria-hidden="true" />
        {t(messages.length === 1 ? 'one' : 'all')}
      </Button>
      <p className="text-ink-muted basis-full text-sm text-pretty">{t('later')}</p>
    </div>
  );
}

interface TakenMessageProps {
  message: SentMessages['messages'][number];
  name: string | undefined;
}

/** A message to be copied, or opened in the mail program. */
function TakenMessage({ message: { recipient, subject, text }, name }: TakenMessageProps) {
  const t = useTranslations('messages.sent');
  const copyTexts = useTranslations('ui.copy');
  const { state, copy } = useCopy(`${subject}\n\n${text}`);
  const who = name || recipient;
  const address = `mailto:${encodeURIComponent(recipient)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-b pb-2 last:border-b-0">
      <span className="min-w-0 wrap-anywhere">
        {who} <span className="text-ink-muted block text-sm">{recipient}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={`${t('copy')}: ${who}`} onClick={() => void copy()}>
          {state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {t('copy')}
        </Button>
        <Button size="sm" asChild>
          <a href={address} aria-label={`${t('open')}: ${who}`}>
            <Mail aria-hidden="true" />
            {t('open')}
          </a>
        </Button>
      </span>
      <span role="status" className="text-ink-muted text-sm empty:hidden">
        {state === 'failed' ? copyTexts('byHand') : state === 'copied' && copyTexts('done')}
      </span>
      {state === 'failed' && <p className="bg-sunken basis-full rounded-md p-2 text-sm whitespace-pre-line">{text}</p>}
    </li>
  );
}
