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

/** Each navigation stores the last visited path (specification, section 2). */
export function RecordLastVisited() {
  return (
    <Suspense>
      <LastVisitedRecorder />
    </Suspense>
  );
}
