'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ProgressPanel } from '@/components/ui/progress-panel';
import { processQueries } from '@/components/queries/processes/process-queries';
import { useChangeStatus } from '@/components/queries/processes/use-change-status';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { startsAnalyses } from '@/lib/domain/process-status';
import type { RunCounts } from './run-progress';

interface ProgressStripProps {
  process: Pick<ProcessDto, 'id' | 'status' | 'version'>;
  figures: RunCounts;
  /** The user may stop the process: running analyses finish, no new ones start. */
  stoppable: boolean;
}

/** Progress of the analyses, their rate and remaining time, and Stop. */
export function ProgressStrip({ process, figures, stoppable }: ProgressStripProps) {
  const t = useTranslations('candidates.run');
  const change = useChangeStatus();
  const { done, total, perMinute, secondsLeft } = figures;
  const possible = useQuery({ ...processQueries.possibleStatuses(process.id), enabled: stoppable });
  const mayStop = stoppable && possible.data?.items.includes('STOPPED');
  return (
    <ProgressPanel
      label={t('label')}
      done={done}
      total={total}
      text={startsAnalyses(process.status) ? t('done', { done, total }) : t('finishing', { count: total - done })}
      rate={perMinute === null ? undefined : t('rate', { rate: Math.max(1, Math.round(perMinute)) })}
      secondsLeft={secondsLeft}
      stop={
        mayStop
          ? {
              label: t('stop'),
              onStop: () => change.mutate({ process, to: 'STOPPED' }),
              pending: change.isPending,
            }
          : undefined
      }
    />
  );
}
