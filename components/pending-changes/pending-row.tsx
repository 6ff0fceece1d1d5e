'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Conflict, isConflict } from './pending-conflict';
import { tabChanges } from './tab-changes';
import type { PendingChange } from './pending-change';
import { useChangeText } from './use-change-text';

/** A refusal that no other attempt would change. */
const finalCodes: ReadonlySet<string> = new Set(['candidate.not-found', 'process.not-found', 'note.not-found']);

function Waiting({ change }: { change: PendingChange }) {
  const t = useTranslations('unsent');
  const { id, state, name, processId, isAttempted } = change;
  const client = useQueryClient();
  const { showSuccess } = useBanner();
  const takeBack = () => {
    tabChanges.discard(id);
    if (!isAttempted) return;
    // Nobody knows whether it arrived.
    showSuccess(t('takenBackMaybe', { name }));
    void client.invalidateQueries({ queryKey: candidateKeys.all(processId) });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-ink-muted text-sm">{t(`state.${state}`)}</p>
      {state !== 'sending' && (
        <span className="flex flex-wrap gap-2">
          {state === 'unsaved' && (
            <Button size="sm" onClick={() => tabChanges.sendAgain(id)}>
              {t('tryAgain')}
            </Button>
          )}
          <Button size="sm" onClick={takeBack}>
            {t('takeBack')}
          </Button>
        </span>
      )}
    </div>
  );
}

/** Refused for good, or until something else is done first; the text can still be copied. */
function Refused({ change }: { change: PendingChange }) {
  const t = useTranslations('unsent');
  const { code = '', message } = change.refusal ?? {};
  return (
    <>
      <p className="text-caution-ink text-sm text-pretty">{message || t('refusedUnknown')}</p>
      <div className="flex flex-wrap gap-2">
        {!finalCodes.has(code) && (
          <Button size="sm" onClick={() => tabChanges.sendAgain(change.id)}>
            {t('tryAgain')}
          </Button>
        )}
        <Button size="sm" onClick={() => tabChanges.discard(change.id)}>
          {t('giveUp')}
        </Button>
      </div>
    </>
  );
}

/** A change with what it says, where it stands, and what the person can do. */
export function PendingRow({ change, onLeave }: { change: PendingChange; onLeave: () => void }) {
  const format = useFormatter();
  const text = useChangeText();
  const { processId, candidateId, name, madeAt, state } = change;
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link
          href={`/processes/${processId}/candidates/${candidateId}`}
          className="text-accent-ink font-medium hover:underline"
          onClick={onLeave}
        >
          {name}
        </Link>
        <time dateTime={madeAt} className="text-ink-muted text-sm">
          {format.dateTime(new Date(madeAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </p>
      <p className="text-pretty break-words whitespace-pre-line">{text(change)}</p>
      {state !== 'refused' ? (
        <Waiting change={change} />
      ) : isConflict(change) ? (
        <Conflict change={change} />
      ) : (
        <Refused change={change} />
      )}
    </li>
  );
}
