'use client';

import { CandidateList } from '@/components/candidates/list/candidate-list';
import type { CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import type { PageData } from '@/lib/filters/list-params';
import type { CandidateViewDto } from '@/lib/saved-views/schemas';
import { useLiveProcessContext } from './live-process';

interface CandidatesPaneProps {
  /** Data of the page load. */
  candidates: PageData<CandidateSearchAnswer>;
  /** The user's views of candidate lists. */
  views: readonly CandidateViewDto[];
}

/** The candidate list of the process screen. */
export function CandidatesPane({ candidates, views }: CandidatesPaneProps) {
  const { process, statistics } = useLiveProcessContext();
  return <CandidateList process={process} initial={candidates} statistics={statistics} views={views} />;
}
