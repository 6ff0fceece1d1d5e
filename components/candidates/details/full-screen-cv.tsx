'use client';

import { useTranslations } from 'next-intl';
import { CvFocusProvider } from '@/components/cv/cv-focus';
import type { CandidateDto } from '@/lib/candidates/schemas';
import { candidateName } from '@/components/candidates/fields/candidate-name';
import { CvPane } from './cv-pane';

/** A CV full-screen, without highlights. */
export function FullScreenCv({ candidate }: { candidate: CandidateDto }) {
  const t = useTranslations('candidates');
  return (
    <CvFocusProvider>
      <main className="h-dvh">
        <h1 className="sr-only">{candidateName(candidate, (number) => t('numbered', { number }))}</h1>
        <CvPane candidate={{ ...candidate, analysis: null }} fullScreen />
      </main>
    </CvFocusProvider>
  );
}
