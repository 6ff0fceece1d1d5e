'use client';

import { useQuery } from '@tanstack/react-query';
import { processQueries } from '@/components/queries/processes/process-queries';
import { RequirementSummary } from '@/components/processes/summary/requirement-summary';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/spinner';

/** The description and the requirements, below the expanded row. */
export function RequirementsDetail({ processId }: { processId: string }) {
  const { data, error, refetch } = useQuery(processQueries.detail(processId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner />;
  return (
    <div className="grid max-h-80 gap-x-10 gap-y-3 overflow-y-auto lg:grid-cols-2">
      {data.requirements && <p className="max-w-prose break-words whitespace-pre-line">{data.requirements}</p>}
      <div>
        <RequirementSummary requirements={data.requirementList} />
      </div>
    </div>
  );
}
