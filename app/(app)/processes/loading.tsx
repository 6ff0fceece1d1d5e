import { PageBody } from '@/components/layout/page-body';
import { PageTitle } from '@/components/layout/page-title';
import { Skeleton } from '@/components/ui/skeleton';

/** The list's own layout, empty. */
export default function ProcessListLoading() {
  return (
    <PageBody fill>
      <PageTitle titleId="processes.title" />
      <div className="bg-surface mx-4 rounded-lg border lg:mx-6">
        {Array.from({ length: 9 }, (_, row) => (
          <div key={row} className="flex h-10 items-center gap-6 border-b px-3 last:border-b-0">
            <Skeleton className="w-8" />
            <Skeleton className="max-w-96 flex-1" />
            <Skeleton className="w-24" />
            <Skeleton className="hidden w-32 md:block" />
          </div>
        ))}
      </div>
    </PageBody>
  );
}
