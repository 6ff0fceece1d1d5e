'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Hourglass, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { Disclosure } from '@/components/candidates/details/disclosure';
import { pollingIntervals } from '@/components/query/polling-intervals';
import { messageQueries } from '@/components/queries/candidates/message-queries';
import { Button } from '@/components/ui/button';
import { useCan } from '@/components/users/current-user';
import type { WaitingMessages as Waiting } from '@/lib/domain/message-schemas';
import { Countdown } from './countdown';
import { useCallBack } from './use-call-back';

type Batch = Waiting['items'][number];

/** More are folded, so that they leave the page its room. */
const mostShown = 2;
/** The server may take a moment. */
const afterwardsMs = 3000;

/** Above every page: one's own messages that have not left yet, and the way to call all of a sending back. */
export function WaitingMessages() {
  const t = useTranslations('messages.waiting');
  const mayWrite = useCan('candidate:decide');
  const [open, setOpen] = useState(false);
  const { data } = useQuery({
    ...messageQueries.waiting,
    enabled: mayWrite,
    refetchInterval: ({ state }) => (state.data && state.data.items.length > 0 ? pollingIntervals.page : false),
  });
  const items = data?.items ?? [];
  const count = items.reduce((sum, { messageIds }) => sum + messageIds.length, 0);
  const isFolded = items.length > mostShown;
  return (
    // Always there, so that what comes is announced.
    <div aria-live="polite">
      {items.length > 0 && (
        <section aria-label={t('title')} className="bg-accent-soft shrink-0 border-b px-4 py-1.5 lg:px-6 print:hidden">
          {isFolded && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Hourglass aria-hidden="true" className="text-accent-ink size-4 shrink-0" />
              <p className="min-w-0 text-pretty">{t('several', { count })}</p>
              <Disclosure open={open} onToggle={() => setOpen(!open)} label={t('show')} />
            </div>
          )}
          {(!isFolded || open) && (
            <ul>
              {items.map((batch) => (
                <WaitingBatch key={batch.requestId} batch={batch} hasMark={!isFolded} />
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}

/** Messages that were sent at once. */
function WaitingBatch({ batch, hasMark }: { batch: Batch; hasMark: boolean }) {
  const t = useTranslations('messages');
  const client = useQueryClient();
  const { processId, processName, sendAt, messageIds } = batch;
  const callBack = useCallBack(processId);
  const [isOver, setIsOver] = useState(() => new Date(sendAt).getTime() <= Date.now());
  const count = messageIds.length;
  const over = () => {
    setIsOver(true);
    setTimeout(() => void client.invalidateQueries(messageQueries.waiting), afterwardsMs);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-0.5">
      {hasMark && <Hourglass aria-hidden="true" className="text-accent-ink size-4 shrink-0" />}
      <p className="min-w-0 flex-1 basis-52 text-pretty">
        {isOver ? t('waiting.leaving', { count }) : <Countdown sendAt={sendAt} count={count} onOver={over} />}{' '}
        <Link
          href={`/processes/${processId}`}
          prefetch={false}
          className="text-accent-ink inline-block max-w-full truncate rounded-sm align-bottom underline underline-offset-2"
        >
          {processName}
        </Link>
      </p>
      <Button
        size="sm"
        aria-label={`${t(count === 1 ? 'callBack.one' : 'callBack.all')}: ${processName}`}
        loading={callBack.isPending}
        onClick={() => callBack.mutate(messageIds)}
      >
        <Undo2 aria-hidden="true" />
        {t(count === 1 ? 'callBack.one' : 'callBack.all')}
      </Button>
    </li>
  );
}
