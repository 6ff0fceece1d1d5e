'use client';

import type { CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import type { PageData } from '@/lib/filters/list-params';
import type { ProcessStatus } from '@/lib/domain/process-schemas';
import { acceptsCvs } from '@/lib/domain/process-status';
import type { CandidateViewDto } from '@/lib/saved-views/schemas';
import { CandidateList, type CandidateRights } from '@/components/candidates/list/candidate-list';
import { useLiveProcessContext } from './live-process';

/** The rights in a process with this status. */
function rightsIn(status: ProcessStatus, rights: CandidateRights): CandidateRights {
  if (status === 'ARCHIVED')
    return { ...rights, upload: false, rate: false, analyse: false, decide: false, pick: false };
  return { ...rights, upload: rights.upload && acceptsCvs(status) };
}

interface CandidatesPaneProps {
  /** Data of the page load. */
  candidates: PageData<CandidateSearchAnswer>;
  /** The user's rights in an active process. */
  rights: CandidateRights;
  /** The user's views of candidate lists. */
  views: readonly CandidateViewDto[];
}

/** The candidate list of the process screen. */
export function CandidatesPane({ candidates, rights, views }: CandidatesPaneProps) {
  const { process, statistics } = useLiveProcessContext();
  return (
    <CandidateList
      process={process}
      initial={candidates}
      statistics={statistics}
      rights={rightsIn(process.status, rights)}
      views={views}
    />
  );
}
