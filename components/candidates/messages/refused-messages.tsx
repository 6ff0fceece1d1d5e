'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Disclosure } from '@/components/candidates/details/disclosure';
import { RefusedCandidates, type DescribeCandidate } from '@/components/fields/candidates/refused-candidates';
import type { RefusedMessage } from '@/lib/domain/message-schemas';

interface RefusedMessagesProps {
  processId: string;
  refused: readonly RefusedMessage[];
  describe: DescribeCandidate;
  /** Open at once, e.g. where nobody can get one. */
  isOpen?: boolean;
}

/** Who cannot get the message, each with the reason. */
export function RefusedMessages({ isOpen = false, ...list }: RefusedMessagesProps) {
  const t = useTranslations('messages.refused');
  const [open, setOpen] = useState(isOpen);
  const count = list.refused.length;
  if (count === 0) return null;
  return (
    <div>
      <Disclosure open={open} onToggle={() => setOpen(!open)} label={t('title', { count })} />
      {open && <RefusedCandidates {...list} linked={false} reasonOf={({ reason }) => t(`reason.${reason}`)} />}
    </div>
  );
}
