import { Skeleton } from '@/components/ui/skeleton';

/** Skeleton of the history. */
export function HistorySkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-2">
      <Skeleton className="w-40" />
      <div className="bg-surface divide-y rounded-lg border">
        {[0, 1, 2].map((row) => (
          <div key={row} className="grid gap-x-6 gap-y-2 px-4 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <Skeleton className="w-32" />
            <div className="flex flex-col gap-2">
              <Skeleton className="w-1/2" />
              <Skeleton className="w-3/4" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
