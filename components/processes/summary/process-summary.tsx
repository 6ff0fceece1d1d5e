'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { CandidateCounts } from './candidate-counts';
import { ProcessFacts } from './process-facts';
import { RequirementSummary } from './requirement-summary';
import { processQueries } from '@/components/queries/processes/process-queries';
import { ProcessStatusBadge } from '@/components/fields/processes/process-status-badge';
import { SummarySkeleton } from './summary-skeleton';

interface ProcessSummaryProps {
  processId: string;
  /** On a list: adds a link to the process. */
  withLink?: boolean;
}

/** The process in the quick view; fetched only while shown. */
export function ProcessSummary({ processId, withLink = false }: ProcessSummaryProps) {
  const t = useTranslations('processes.summary');
  const { data, error, refetch } = useQuery(processQueries.detail(processId));
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
