'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { Disclosure } from './disclosure';

const AnalysisEntries = lazyPart(
  () => import('./analysis-entries').then((module) => module.AnalysisEntries),
  () => <Skeleton className="h-16" />,
);

/** The candidate's analyses and their differences, on demand. */
export function EarlierAnalyses({ candidate }: { candidate: Pick<CandidateDto, 'processId' | 'id'> }) {
  const t = useTranslations('analysisHistory');
  const [open, setOpen] = useState(false);
  return (
    <section aria-label={t('open')} className="border-t px-4 py-2">
      <Disclosure open={open} onToggle={() => setOpen(!open)} label={t('open')} />
      {open && (
        <div className="pt-1 pb-2">
          <AnalysisEntries candidate={candidate} />
        </div>
      )}
    </section>
  );
}
