'use client';

import { useState, type ReactNode } from 'react';
import { SplitPanel } from '@/components/cv/split-panel';
import { useWideScreen } from '@/components/state/use-wide-screen';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { CandidateStatus } from '@/components/fields/candidates/candidate-status';
import { CandidateGone } from './candidate-gone';
import { CandidateResults } from './candidate-results';
import { CvPane, CvSkeleton } from './cv-pane';
import { PaneSwitch } from './pane-switch';
import type { CandidatePage } from './use-candidate-page';

function DeferredOnNarrow({ requested, children }: { requested: boolean; children: ReactNode }) {
  return useWideScreen() || requested ? children : <CvSkeleton />;
}

/** Which pane a narrow screen shows; kept while one walks from candidate to candidate. */
export function useNarrowPane() {
  const [shows, setShows] = useState<'left' | 'right'>('right');
  const [isCvRequested, setCvRequested] = useState(false);
  const showCv = () => {
    setCvRequested(true);
    setShows('left');
  };
  return { shows, isCvRequested, showCv, showResults: () => setShows('right') };
}

interface CandidatePanesProps {
  page: CandidatePage;
  narrow: ReturnType<typeof useNarrowPane>;
}

/** The CV beside its results, on a narrow screen one at a time; or why there is nothing to show. */
export function CandidatePanes({ page, narrow }: CandidatePanesProps) {
  const { candidate, isGone, error } = page;
  return (
    <>
      <PaneSwitch
        shows={narrow.shows}
        onResults={narrow.showResults}
        onCv={narrow.showCv}
        aside={page.liveStatus && <CandidateStatus candidate={page.liveStatus} />}
      />
      {isGone && <CandidateGone processId={page.processId} />}
      {!candidate && !isGone && error && <ErrorState error={error} onRetry={page.retry} />}
      {!candidate && !error && <Skeleton className="m-4 h-96" />}
      {candidate && (
        <div className="bg-surface flex min-h-0 flex-1 border-t">
          <SplitPanel
            narrowShows={narrow.shows}
            // On a narrow screen the CV and its viewer load on demand.
            left={
              <DeferredOnNarrow requested={narrow.isCvRequested}>
                <CvPane key={page.candidateId} candidate={candidate} labels={page.labels} />
              </DeferredOnNarrow>
            }
            right={<CandidateResults page={page} candidate={candidate} onShowCv={narrow.showCv} />}
          />
        </div>
      )}
    </>
  );
}
