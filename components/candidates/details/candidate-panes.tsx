'use client';
import { useTranslations } from 'next-intl';
import { useState, useCallback, type ReactNode } from 'react';
import { FirstPage } from '@/components/cv/first-page';
import { SplitPanel } from '@/components/cv/split-panel';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { CandidateStatus } from '@/components/fields/candidates/candidate-status';
import { ReadByPerson } from '@/components/fields/candidates/read-by-person';
import { RejectedInAts } from '@/components/fields/candidates/rejected-in-ats';
import { candidatePath } from '@/components/queries/candidates/candidate-queries';
import { useWideScreen } from '@/components/state/use-wide-screen';
import { Button } from '@/components/ui/button';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { CandidateGone } from './candidate-gone';
import { CandidateResults } from './candidate-results';
import { CvPane, CvSkeleton } from './cv-pane';
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
              {candidate?.isReadByPerson && <ReadByPerson />}
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

interface PaneSwitchProps {
  shows: 'left' | 'right';
  onResults: () => void;
  onCv: () => void;
  /** On a phone beside the choice: the status, for which the title has no room. */
  aside: ReactNode;
}

/** On a narrow screen either the CV or its analysis is shown. */
function PaneSwitch({ shows, onResults, onCv, aside }: PaneSwitchProps) {
  const t = useTranslations('candidateDetails');
  const choices = [
    { pane: 'right', label: t('showResults'), onShow: onResults },
    { pane: 'left', label: t('showCv'), onShow: onCv },
  ];
  return (
    <div className="flex items-center gap-1 px-4 py-2 max-sm:pt-1 lg:hidden">
      {choices.map(({ pane, label, onShow }) => (
        <Button
          key={pane}
          size="sm"
          aria-pressed={shows === pane}
          variant={shows === pane ? 'primary' : 'secondary'}
          onClick={onShow}
        >
          {label}
        </Button>
      ))}
      <div className="ml-auto min-w-0 sm:hidden">{aside}</div>
    </div>
  );
}

interface CvOfCandidateProps {
  candidate: CandidateDto;
  labels: ReadonlyMap<string, string>;
  /** On a narrow screen the CV and its viewer load on demand. */
  requested: boolean;
  /** Whether the server draws the first page; a neighbour's CV is loaded in advance instead. */
  hasPicture: boolean;
}

/** The CV beside the results: at first the picture of its first page, then the viewer. */
function CvOfCandidate({ candidate, labels, requested, hasPicture }: CvOfCandidateProps) {
  const isWide = useWideScreen();
  const [isDrawn, setIsDrawn] = useState(false);
  const onDrawn = useCallback(() => setIsDrawn(true), []);
  const { processId, id, cvFileName, isBlind } = candidate;
  return (
    <div className="relative h-full">
      {isWide || requested ? <CvPane candidate={candidate} labels={labels} onDrawn={onDrawn} /> : <CvSkeleton />}
      {hasPicture && !isDrawn && cvFileName !== null && !isBlind && (
        <FirstPage url={`/api/v1${candidatePath(processId, id)}/cv/first-page`} />
      )}
    </div>
  );
}
