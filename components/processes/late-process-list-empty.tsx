'use client';

import { lazy, Suspense } from 'react';

const ProcessListEmpty = lazy(() =>
  import('./process-list-empty').then((module) => ({ default: module.ProcessListEmpty })),
);

/** The first visit, fetched only by those who have no process yet. */
export function LateProcessListEmpty() {
  return (
    <Suspense>
      <ProcessListEmpty />
    </Suspense>
  );
}
