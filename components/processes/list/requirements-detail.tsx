'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/spinner';
import { processQueries } from '@/components/processes/queries/process-queries';

/** All that a process asks for, below its row. */
export function RequirementsDetail({ processId }: { processId: string }) {
  const t = useTranslations('processes.summary');
  const {
    data: process,
    error,
    refetch,
  } = useQuery({ ...processQueries.detail(processId), meta: { errorBanner: false } });
  if (error && !process) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!process) return <Spinner />;
  const groups = (['REQUIRED', 'NICE_TO_HAVE'] as const)
    .map((necessity) => ({
      necessity,
      items: process.requirementList.filter((requirement) => requirement.necessity === necessity),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <div className="grid max-h-80 gap-x-10 gap-y-3 overflow-y-auto lg:grid-cols-2">
      {process.requirements && <p className="max-w-prose break-words whitespace-pre-line">{process.requirements}</p>}
      {groups.length > 0 && (
        <div className="flex flex-col gap-3">
          {groups.map(({ necessity, items }) => (
            <div key={necessity}>
              <h3 className="text-ink-muted text-sm">{t(necessity === 'REQUIRED' ? 'required' : 'niceToHave')}</h3>
              <ul className="mt-1 flex flex-col gap-1">
                {items.map(({ id, text, importance }) => (
                  <li key={id} className="flex items-baseline gap-3">
                    <span className="min-w-0 break-words">{text}</span>
                    <span className="text-ink-muted shrink-0 text-sm">{t('importance', { value: importance })}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
