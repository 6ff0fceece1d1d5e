'use client';

import { useState } from 'react';
import { SplitPanel } from '@/components/cv/split-panel';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { CandidateStatus } from '@/components/fields/candidates/candidate-status';
import { RejectedInAts } from '@/components/fields/candidates/rejected-in-ats';
import { CandidateGone } from './candidate-gone';
import { CandidateResults } from './candidate-results';
import { CvOfCandidate } from './cv-of-candidate';
import { PaneSwitch } from './pane-switch';
import type { CandidatePage } from './use-candidate-page';

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
        aside={
          page.liveStatus && (
            <span className="flex min-w-0 flex-col items-end gap-0.5">
              <CandidateStatus candidate={page.liveStatus} />
              {candidate?.isRejectedInAts && <RejectedInAts />}
            </span>
          )
        }
      />
      {isGone && <CandidateGone processId={page.processId} />}
      {!candidate && !isGone && error && <ErrorState error={error} onRetry={page.retry} />}
      {!candidate && !isGone && !error && <Skeleton className="m-4 h-96" />}
      {candidate && (
        <div className="bg-surface flex min-h-0 flex-1 border-t">
          <SplitPanel
            narrowShows={narrow.shows}
            // On a narrow screen the CV and its viewer load on demand.
            left={
              <CvOfCandidate
                key={page.candidateId}
                candidate={candidate}
                labels={page.labels}
                requested={narrow.isCvRequested}
                hasPicture={page.isFirstShown}
              />
            }
            right={
              <CandidateResults
                page={page}
                candidate={candidate}
                onShowCv={narrow.showCv}
                onShowResults={narrow.showResults}
              />
            }
          />
        </div>
      )}
    </>
  );
}
