'use client';

import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { whatWouldChange } from '@/lib/analysis/score/what-would-change';
import type { AnalysisDto } from '@/lib/domain/analysis-schemas';

/** The criteria that would raise the score if the CV showed them, each with the score computed anew; nothing where none would. */
export function WhatWouldChange({ analysis }: { analysis: AnalysisDto }) {
  const t = useTranslations('analysis.changes');
  const changes = whatWouldChange(analysis);
  if (changes.length === 0) return null;
  return (
    <details className="group border-b px-4 py-2">
      <summary className="text-ink-muted hover:text-ink flex cursor-pointer list-none items-center gap-1 rounded-sm text-sm">
        <ChevronRight className="size-4 transition-transform duration-100 group-open:rotate-90" aria-hidden="true" />
        {t('open')}
      </summary>
      <ul className="flex flex-col gap-1 pt-2 text-sm">
        {changes.map(({ criterionId, label, from, to }) => (
          <li key={criterionId} className="text-pretty wrap-anywhere">
            {t('line', { label, from, to })}
          </li>
        ))}
      </ul>
      <p className="text-ink-muted mt-2 max-w-prose pb-1 text-sm text-pretty">{t('explained')}</p>
    </details>
  );
}
