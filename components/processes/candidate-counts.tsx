'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/class-names';
import { processQueries } from './process-queries';

const lines = ['total', 'analysed', 'running', 'awaiting', 'failed'] as const;

interface CandidateCountsProps {
  processId: string;
  /** Something runs: count anew every few seconds. */
  live: boolean;
}

/** How many candidates are where. */
export function CandidateCounts({ processId, live }: CandidateCountsProps) {
  const t = useTranslations('processes.summary');
  const format = useFormatter();
  const { data } = useQuery({
    ...processQueries.statistics(processId),
    refetchInterval: live ? 4000 : false,
    meta: { errorBanner: false },
  });
  if (!data) return null;
  return (
    <section>
      <h3 className="text-ink-muted text-sm font-medium">{t('candidates')}</h3>
      <dl className="mt-1 flex flex-col gap-1 text-sm">
        {lines
          .filter((line) => line === 'total' || data[line] > 0)
          .map((line) => (
            <div key={line} className="flex justify-between gap-4">
              <dt>{t(line)}</dt>
              <dd className={cn('tabular-nums', line === 'failed' && 'text-negative-ink font-medium')}>
                {format.number(data[line])}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
