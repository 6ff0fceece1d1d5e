'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Disclosure } from '@/components/candidates/details/disclosure';
import type { RefusedMessage } from '@/lib/domain/message-schemas';

/** How a candidate is called here; null: not known. */
export type DescribeCandidate = (candidateId: string) => { name: string; ordinalNumber: number } | null;

interface RefusedMessagesProps {
  refused: readonly RefusedMessage[];
  describe: DescribeCandidate;
  /** Open at once, e.g. where nobody can get one. */
  isOpen?: boolean;
}

/** Who cannot get the message, each with the reason. */
export function RefusedMessages({ refused, describe, isOpen = false }: RefusedMessagesProps) {
  const t = useTranslations('messages');
  const [open, setOpen] = useState(isOpen);
  if (refused.length === 0) return null;
  return (
    <div>
      <Disclosure open={open} onToggle={() => setOpen(!open)} label={t('refused.title', { count: refused.length })} />
      {open && (
        <ul className="mt-1 flex flex-col gap-1">
          {refused.map(({ candidateId, ordinalNumber, reason }) => {
            const known = describe(candidateId);
            const number = known?.ordinalNumber ?? ordinalNumber;
            const named = known
              ? `${known.ordinalNumber}. ${known.name}`
              : t('refused.numbered', { number: number ?? 0 });
            return (
              <li key={candidateId} className="text-pretty wrap-anywhere">
                {number === null ? t('refused.unknown') : named}
                <span className="text-ink-muted block text-sm">{t(`refused.reason.${reason}`)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
