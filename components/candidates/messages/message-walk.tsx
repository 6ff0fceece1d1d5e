'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { MessagePreview } from '@/lib/domain/message-schemas';
import { PersonPreview } from './person-preview';
import { personMessages } from './message-draft';
import type { MessageDraftState } from './use-message-draft';
import { faultAt } from './use-send-messages';

interface MessageWalkProps {
  state: MessageDraftState;
  preview: MessagePreview;
  faults: readonly { path: string; message: string }[];
}

/** Every message as its reader gets it, one after the other; those with a fault first say so. */
export function MessageWalk({ state, preview, faults }: MessageWalkProps) {
  const t = useTranslations('messages');
  const format = useFormatter();
  const messages = personMessages(preview, state.draft);
  const isFaulty = messages.map(({ person }) => faultAt(faults, `people.${person.candidateId}`) !== undefined);
  const firstFaulty = isFaulty.indexOf(true);
  const faulty = isFaulty.filter(Boolean).length;
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? Math.max(0, firstFaulty), messages.length - 1);
  const shown = messages[at];
  if (!shown) return null;
  const id = shown.person.candidateId;
  return (
    <section aria-label={t('walk.title')} className="flex flex-col gap-3">
      {messages.length > 1 && faulty > 0 && (
        <p role="alert" className="text-negative-ink text-pretty">
          {t('walk.faulty', { count: faulty })}
        </p>
      )}
      {messages.length > 1 && (
        <div className="flex items-center justify-between gap-2">
          <p className="text-ink-muted tabular-nums" aria-live="polite">
            {t('walk.position', { position: at + 1, total: messages.length })}
          </p>
          <div className="flex gap-1">
            <IconButton
              variant="secondary"
              label={t('walk.previous')}
              disabled={at === 0}
              onClick={() => setChosen(at - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton
              variant="secondary"
              label={t('walk.next')}
              disabled={at === messages.length - 1}
              onClick={() => setChosen(at + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      )}
      <PersonPreview
        key={id}
        message={shown}
        preview={preview}
        state={state}
        isOne={messages.length === 1}
        fault={faultAt(faults, `people.${id}`)}
        sentBefore={
          shown.person.sentBefore === null
            ? null
            : format.dateTime(new Date(shown.person.sentBefore), { dateStyle: 'medium', timeStyle: 'short' })
        }
      />
    </section>
  );
}
