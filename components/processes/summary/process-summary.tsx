'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import type { ProcessDto } from '@/lib/processes/schemas';
import { CandidateCounts } from './candidate-counts';
import { ProcessFacts } from './process-facts';
import { processQueries } from '@/components/processes/queries/process-queries';
import { ProcessStatusBadge } from '@/components/processes/fields/process-status-badge';
import { SummarySkeleton } from './summary-skeleton';

interface ProcessSummaryProps {
  processId: string;
  /** On a list: the way to the process. */
  withLink?: boolean;
}

/** A process at a glance, for the quick view; loaded only while the panel is shown. */
export function ProcessSummary({ processId, withLink = false }: ProcessSummaryProps) {
  const t = useTranslations('processes.summary');
  const { data, error, refetch } = useQuery({ ...processQueries.detail(processId), meta: { errorBanner: false } });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SummarySkeleton />;
  return (
    <div className="flex flex-col gap-5 p-4">
      <div className="flex flex-col items-start gap-1.5">
        <h2 className="font-medium text-balance break-words">{data.name}</h2>
        <ProcessStatusBadge status={data.status} />
      </div>
      <ProcessFacts process={data} />
      <CandidateCounts processId={processId} live={data.status === 'IN_PROGRESS'} filters={!withLink} />
      <section>
        <h3 className="text-ink-muted text-sm font-medium">{t('requirements')}</h3>
        {data.requirementList.length > 0 ? (
          <RequirementSummary requirements={data.requirementList} />
        ) : (
          <p className="text-ink-muted mt-1 text-sm">{t('noRequirements')}</p>
        )}
      </section>
      {data.requirements && (
        <section>
          <h3 className="text-ink-muted text-sm font-medium">{t('description')}</h3>
          <p className="mt-1 line-clamp-8 text-sm break-words whitespace-pre-line">{data.requirements}</p>
        </section>
      )}
      {withLink && (
        <Link href={`/processes/${processId}`} className={buttonVariants()}>
          {t('open')}
        </Link>
      )}
    </div>
  );
}

/** Each with its importance as one to five dots; what is only nice to have is set apart. */
function RequirementSummary({ requirements }: { requirements: ProcessDto['requirementList'] }) {
  const t = useTranslations('processes.summary');
  const groups = [
    { title: t('required'), items: requirements.filter(({ necessity }) => necessity === 'REQUIRED') },
    { title: t('niceToHave'), items: requirements.filter(({ necessity }) => necessity === 'NICE_TO_HAVE') },
  ].filter(({ items }) => items.length > 0);
  return groups.map(({ title, items }) => (
    <div key={title} className="mt-2">
      <h4 className="text-ink-muted text-xs">{title}</h4>
      <ul className="mt-1 flex flex-col gap-1.5">
        {items.map(({ id, text, importance }) => (
          <li key={id} className="flex items-start justify-between gap-3 text-sm">
            <span className="min-w-0 break-words">{text}</span>
            <span
              className="mt-1.5 flex shrink-0 gap-0.5"
              role="img"
              aria-label={t('importance', { value: importance })}
            >
              {[1, 2, 3, 4, 5].map((step) => (
                <span
                  key={step}
                  className={step <= importance ? 'bg-accent size-1.5 rounded-full' : 'bg-line size-1.5 rounded-full'}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  ));
}
