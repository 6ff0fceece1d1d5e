import { Skeleton } from '@/components/ui/skeleton';

/** Skeleton of the summary. */
export function SummarySkeleton() {
  return (
    <div className="flex flex-col gap-3 p-4" aria-hidden="true">
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="w-20" />
      <Skeleton className="mt-3 h-24 w-full" />
      <Skeleton className="mt-3 w-1/2" />
      <Skeleton className="w-full" />
      <Skeleton className="w-full" />
    </div>
  );
}
