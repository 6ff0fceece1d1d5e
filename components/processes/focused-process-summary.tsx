'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { useQuickViewSubject } from '@/components/layout/quick-view-subject';
import { withTexts } from '@/components/layout/with-texts';
import { SummarySkeleton } from './summary-skeleton';

/** The panel is hidden until it is asked for, and so is what it shows. */
const loadSummary = withTexts({ pl: () => import('./summary-texts-pl'), en: () => import('./summary-texts-en') }, () =>
  import('./scoped-process-summary').then((module) => module.ScopedProcessSummary),
);
const ScopedProcessSummary = lazy(async () => ({ default: await loadSummary() }));

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
