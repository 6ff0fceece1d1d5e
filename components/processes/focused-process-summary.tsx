'use client';

import { useTranslations } from 'next-intl';
import { useQuickView } from '@/components/layout/quick-view-state';
import { ProcessSummary } from './process-summary';

/** The process in focus on the list. */
export function FocusedProcessSummary() {
  const t = useTranslations('processes.summary');
  const { subjectId } = useQuickView();
  if (!subjectId) return <p className="text-ink-muted p-4 text-pretty">{t('pickOne')}</p>;
  return <ProcessSummary processId={subjectId} withLink />;
}
