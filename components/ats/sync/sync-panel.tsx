'use client';

import { Clock, CircleAlert, RotateCw } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ProgressPanel } from '@/components/ui/progress-panel';
import type { AtsSyncDto } from '@/lib/ats/schemas';
import { useSyncCounts } from './use-sync-counts';
import { useSyncProgress } from './use-sync-progress';

interface SyncPanelProps {
  sync: AtsSyncDto;
  /** Null: the user may not synchronise. */
  onRetry: (() => void) | null;
}

/** A running synchronisation with its phase and counts, or why the last one failed; nothing after a success. */
export function SyncPanel({ sync, onRetry }: SyncPanelProps) {
  if (sync.state === 'RUNNING') return <RunningSync sync={sync} />;
  return sync.state === 'FAILED' ? <FailedSync sync={sync} onRetry={onRetry} /> : null;
}

function RunningSync({ sync }: { sync: AtsSyncDto }) {
  const t = useTranslations('ats.sync');
  const errors = useTranslations('errors');
  const format = useFormatter();
  const counts = useSyncCounts();
  const { phase, waiting } = sync;
  const { done, total, text } = useSyncProgress(sync);
  return (
    <div className="flex shrink-0 flex-col gap-2">
      <ProgressPanel
        label={t('progress')}
        // How far it is without a total is not known.
        done={Math.min(done, total)}
        total={total}
        text={text}
        rate={phase === 'DOWNLOADING' ? counts(sync.counts) : undefined}
      />
      {waiting && (
        <p className="bg-caution-soft text-caution-ink flex items-start gap-2 rounded-lg px-3 py-2">
          <Clock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span className="text-pretty">
            {errors.has(waiting.reason) ? errors(waiting.reason) : waiting.reason}{' '}
            {t('continues', { at: format.dateTime(new Date(waiting.until), { timeStyle: 'medium' }) })}
          </span>
        </p>
      )}
    </div>
  );
}

function FailedSync({ sync, onRetry }: SyncPanelProps) {
  const t = useTranslations('ats.sync');
  const errors = useTranslations('errors');
  const format = useFormatter();
  const counts = useSyncCounts();
  const { reason, endedAt, startedAt, resumesAt } = sync;
  const at = format.dateTime(new Date(endedAt ?? startedAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div
      role="status"
      className="bg-caution-soft text-caution-ink flex shrink-0 flex-wrap items-start gap-x-3 gap-y-2 rounded-lg px-3 py-2"
    >
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{t('failedAt', { at })}</p>
        <p className="max-w-prose text-pretty">
          {reason && errors.has(reason) ? errors(reason) : t('failedUnknown')}{' '}
          {t('failedKept', { counts: counts(sync.counts) })}
          {resumesAt && ` ${t('resumes', { at: format.dateTime(new Date(resumesAt), { timeStyle: 'short' }) })}`}
        </p>
      </div>
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          {t('again')}
        </Button>
      )}
    </div>
  );
}
