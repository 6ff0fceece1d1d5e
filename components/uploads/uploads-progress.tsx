'use client';

import { CircleAlert, CircleCheck, CirclePause, FileUp, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/class-names';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { UploadsPhase, UploadsSummary } from './uploads-summary';

/** Parts of the summary "58 CVs added · 2 failed". */
export function useUploadsText({ phase, added, total, failed, cancelled }: UploadsSummary) {
  const t = useTranslations('uploads');
  return {
    long: t(`bar.${phase}`, { done: added, total }),
    /** For a narrow screen. */
    short: phase === 'ended' ? t('bar.ended', { done: added }) : t('of', { done: added, total }),
    failed: failed > 0 ? t('failed', { count: failed }) : null,
    cancelled: cancelled > 0 ? t('cancelled', { count: cancelled }) : null,
  };
}

const icons: Record<UploadsPhase, LucideIcon> = {
  sending: FileUp,
  paused: CirclePause,
  held: CirclePause,
  ended: CircleCheck,
};

/** Progress as icon, text and bar. */
export function UploadsProgress({ summary }: { summary: UploadsSummary }) {
  const t = useTranslations('uploads');
  const { long, short, failed, cancelled } = useUploadsText(summary);
  const { phase, added, total } = summary;
  const ended = phase === 'ended';
  const Icon = ended && summary.failed > 0 ? CircleAlert : icons[phase];
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2 whitespace-nowrap tabular-nums">
      <Icon
        aria-hidden="true"
        className={cn(
          'text-ink-muted size-4 shrink-0',
          ended && (summary.failed > 0 ? 'text-negative-ink' : 'text-positive-ink'),
        )}
      />
      <p className="min-w-0 truncate">
        <span className="font-medium max-sm:hidden">{long}</span>
        <span className="font-medium sm:hidden">{short}</span>
        {failed && <span className="text-negative-ink"> · {failed}</span>}
        {cancelled && <span className="text-ink-muted"> · {cancelled}</span>}
      </p>
      {!ended && (
        <ProgressBar
          label={t('progress')}
          value={Math.round((added / Math.max(1, total)) * 100)}
          valueText={t('of', { done: added, total })}
          className="ml-2 w-auto min-w-12 flex-1 max-sm:max-w-24 sm:max-w-80"
        />
      )}
    </div>
  );
}
