'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Hourglass, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { Disclosure } from '@/components/candidates/details/disclosure';
import { pollingIntervals } from '@/components/query/polling-intervals';
import { useIdle } from '@/components/query/use-idle';
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

/**
 * Where the focus goes when the button that was pressed goes with its messages: to the bar, or to the page where nothing is left in it.
 *
 * @param shown changes with what is shown
 */
function useLastingFocus(shown: unknown) {
  const bar = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    if (wasPressed.current && isLost) (bar.current ?? document.getElementById('main'))?.focus({ preventScroll: true });
    if (isLost || !bar.current?.contains(activeElement)) wasPressed.current = false;
  }, [shown]);
  const press = () => {
    wasPressed.current = true;
  };
  return { bar, press };
}

/** Above every page: one's own messages that have not left yet, and the way to call all of a sending back. */
export function WaitingMessages() {
  const t = useTranslations('messages.waiting');
  const mayWrite = useCan('candidate:decide');
  const [open, setOpen] = useState(false);
  const idle = useIdle();
  const { data } = useQuery({
    ...messageQueries.waiting,
    enabled: mayWrite,
    refetchInterval: ({ state }) =>
      !idle && state.data && state.data.items.length > 0 ? pollingIntervals.page : false,
  });
  const { bar, press } = useLastingFocus(data);
  const items = data?.items ?? [];
  const count = items.reduce((sum, { messageIds }) => sum + messageIds.length, 0);
  const isFolded = items.length > mostShown;
  return (
    // Always there, so that what comes is announced.
    <div aria-live="polite">
      {items.length > 0 && (
        <section
          ref={bar}
          tabIndex={-1}
          aria-label={t('title')}
          className="bg-accent-soft shrink-0 border-b px-4 py-1.5 outline-none lg:px-6 print:hidden"
        >
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
                <WaitingBatch key={batch.requestId} batch={batch} hasMark={!isFolded} onPress={press} />
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}

/** Messages that were sent at once. */
function WaitingBatch({ batch, hasMark, onPress }: { batch: Batch; hasMark: boolean; onPress: () => void }) {
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
        onClick={() => {
          onPress();
          callBack.mutate(messageIds);
        }}
      >
        <Undo2 aria-hidden="true" />
        {t(count === 1 ? 'callBack.one' : 'callBack.all')}
      </Button>
    </li>
  );
}
