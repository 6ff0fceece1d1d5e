'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { useQuickViewSubject } from '@/components/layout/quick-view-subject';
import { SummarySkeleton } from './summary-skeleton';

/** The panel is hidden until it is asked for, and so is what it shows. */
const ScopedProcessSummary = lazy(() =>
  import('./scoped-process-summary').then((module) => ({ default: module.ScopedProcessSummary })),
);

/** The process in focus on the list. */
export function FocusedProcessSummary() {
  const t = useTranslations('processes.summary');
  const subjectId = useQuickViewSubject();
  if (!subjectId) return <p className="text-ink-muted p-4 text-pretty">{t('pickOne')}</p>;
  return (
    <Suspense fallback={<SummarySkeleton />}>
      <ScopedProcessSummary processId={subjectId} withLink />
    </Suspense>
  );
}
