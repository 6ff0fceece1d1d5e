'use client';

import type { CandidateSearchAnswer } from '@/lib/candidates/schemas';
import type { PageData } from '@/lib/filters/list-params';
import type { ProcessStatus } from '@/lib/processes/schemas';
import { acceptsCvs } from '@/lib/processes/status';
import { CandidateList, type CandidateRights } from '@/components/candidates/list/candidate-list';
import { useLiveProcessContext } from './live-process';

/** What may be done to candidates of a process in `status` by a person with `rights`. */
function rightsIn(status: ProcessStatus, rights: CandidateRights): CandidateRights {
  if (status === 'ARCHIVED') return { upload: false, rate: false, analyse: false };
  return { ...rights, upload: rights.upload && acceptsCvs(status) };
}

interface CandidatesPaneProps {
  /** What came with the page. */
  candidates: PageData<CandidateSearchAnswer>;
  /** What this person may do in a process that is under way. */
  rights: CandidateRights;
}

/** The candidates of the process that the screen shows. */
export function CandidatesPane({ candidates, rights }: CandidatesPaneProps) {
  const { process, statistics } = useLiveProcessContext();
  return (
    <CandidateList
      process={process}
      initial={candidates}
      statistics={statistics}
      rights={rightsIn(process.status, rights)}
    />
  );
}
