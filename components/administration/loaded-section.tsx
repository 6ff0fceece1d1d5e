import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageSection } from '@/components/page/page-section';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';

/** Stands in for a form that is loading. */
export function WaitingForm() {
  return (
    <div className="flex flex-col gap-3 px-4 pb-4">
      <Skeleton className="w-1/2" />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

interface LoadedSectionProps<T> {
  id: string;
  title: string;
  intro: string;
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** A section whose form comes with what is loaded for it. */
export function LoadedSection<T>({ query, children, ...section }: LoadedSectionProps<T>) {
  const { data, error } = query;
  return (
    <PageSection {...section}>
      {data !== undefined && children(data)}
      {data === undefined && error && (
        <ErrorState error={error} onRetry={() => void query.refetch()} className="border-t" />
      )}
      {data === undefined && !error && <WaitingForm />}
    </PageSection>
  );
}
