'use client';

import { useTranslations } from 'next-intl';
import { useQuickViewSubject } from '@/components/navigation/quick-view-subject';
import { ProcessSummary } from './process-summary';

/** The process in focus on the list. */
export function FocusedProcessSummary() {
  const t = useTranslations('processes.summary');
  const subjectId = useQuickViewSubject();
  if (!subjectId) return <p className="text-ink-muted p-4 text-pretty">{t('pickOne')}</p>;
  return <ProcessSummary processId={subjectId} withLink />;
}
