'use client';

import { useTranslations } from 'next-intl';
import { quickViewSubject } from '@/components/navigation/quick-view-subject';
import { useTabStore } from '@/components/state/use-tab-store';
import { lazyPart } from '@/components/ui/lazy-part';
import { SummarySkeleton } from './summary-skeleton';

const ProcessSummary = lazyPart(
  () => import('./process-summary').then((module) => module.ProcessSummary),
  SummarySkeleton,
);

/** The focused process of the list. */
export function FocusedProcessSummary() {
  const t = useTranslations('processes.summary');
  const subjectId = useTabStore(quickViewSubject);
  if (!subjectId) return <p className="text-ink-muted p-4 text-pretty">{t('pickOne')}</p>;
  return <ProcessSummary processId={subjectId} withLink />;
}
