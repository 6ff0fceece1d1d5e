'use client';

import { lazy, Suspense } from 'react';
import { withTexts } from '@/components/layout/with-texts';
import { SummarySkeleton } from './summary-skeleton';

const loadSummary = withTexts({ pl: () => import('./summary-texts-pl'), en: () => import('./summary-texts-en') }, () =>
  import('./process-summary').then((module) => module.ProcessSummary),
);
const ProcessSummary = lazy(async () => ({ default: await loadSummary() }));

/** The process of the page at a glance. The panel is hidden until it is asked for, and so is the program of what it shows. */
export function LateProcessSummary({ processId }: { processId: string }) {
  return (
    <Suspense fallback={<SummarySkeleton />}>
      <ProcessSummary processId={processId} />
    </Suspense>
  );
}
