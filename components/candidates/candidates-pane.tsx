'use client';

import type { ProcessStatus } from '@/lib/processes/schemas';
import { takesCvs } from '@/lib/processes/status';
import { CandidateList, type CandidateRights } from './candidate-list';
import { useProcessOfScreen } from './live-process';
import { unpackSearch, type PackedSearch } from './packed-search';

/** What may be done to candidates of a process in `status` by a person with `rights`. */
function rightsIn(status: ProcessStatus, rights: CandidateRights): CandidateRights {
  if (status === 'ARCHIVED') return { upload: false, rate: false, analyse: false };
  return { ...rights, upload: rights.upload && takesCvs(status) };
}

interface CandidatesPaneProps {
  /** What the page came with. */
  candidates: PackedSearch;
  /** What this person may do in a process that is under way. */
  rights: CandidateRights;
}

/** The candidates of the process that the screen shows. */
export function CandidatesPane({ candidates, rights }: CandidatesPaneProps) {
  const { process, statistics, openedElsewhere } = useProcessOfScreen();
  return (
    <CandidateList
      process={process}
      initial={unpackSearch(candidates)}
      outdated={openedElsewhere}
      statistics={statistics}
      rights={rightsIn(process.status, rights)}
    />
  );
}
