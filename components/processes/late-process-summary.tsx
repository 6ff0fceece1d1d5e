'use client';

import { lazy, Suspense } from 'react';
import { SummarySkeleton } from './summary-skeleton';

const ProcessSummary = lazy(() => import('./process-summary').then((module) => ({ default: module.ProcessSummary })));

/** The process of the page at a glance. The panel is hidden until it is asked for, and so is the program of what it shows. */
export function LateProcessSummary({ processId }: { processId: string }) {
  return (
    <Suspense fallback={<SummarySkeleton />}>
      <ProcessSummary processId={processId} />
    </Suspense>
  );
}
