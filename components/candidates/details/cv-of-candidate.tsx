'use client';

import { useCallback, useState } from 'react';
import { FirstPage } from '@/components/cv/first-page';
import { candidatePath } from '@/components/queries/candidates/candidate-queries';
import { useWideScreen } from '@/components/state/use-wide-screen';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { CvPane, CvSkeleton } from './cv-pane';

interface CvOfCandidateProps {
  candidate: CandidateDto;
  labels: ReadonlyMap<string, string>;
  /** On a narrow screen the CV and its viewer load on demand. */
  requested: boolean;
  /** Whether the server draws the first page; a neighbour's CV is loaded in advance instead. */
  hasPicture: boolean;
}

/** The CV beside the results: at first the picture of its first page, then the viewer. */
export function CvOfCandidate({ candidate, labels, requested, hasPicture }: CvOfCandidateProps) {
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
