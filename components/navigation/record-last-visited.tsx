'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { storeLastVisited } from './last-visited';

function LastVisitedRecorder() {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  useEffect(() => storeLastVisited(search ? `${pathname}?${search}` : pathname), [pathname, search]);
  return null;
}

/** Stores the last visited path on each navigation (specification, section 2). */
export function RecordLastVisited() {
  return (
    <Suspense>
      <LastVisitedRecorder />
    </Suspense>
  );
}
