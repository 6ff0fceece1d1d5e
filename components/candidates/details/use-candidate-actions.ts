import { useState } from 'react';
import { usePickOffer } from '@/components/ats/picks/use-pick-offer';
import { useRateCandidate } from '@/components/fields/candidates/use-rate-candidate';
import { useReprocess } from '@/components/fields/candidates/use-reprocess';
import { useCan } from '@/components/users/current-user';
import type { CandidateDto, CandidateStatus } from '@/lib/domain/candidate-schemas';
import { mayPick, mayReplaceCv, mayReprocess } from '@/lib/domain/candidate-status';
import type { ProcessStatus } from '@/lib/domain/process-schemas';
import { acceptsCvs, startsAnalyses } from '@/lib/domain/process-status';
import { useReplaceCv } from './use-replace-cv';

interface CandidateActionsOptions {
  processId: string;
  candidateId: string;
  /** The candidate's, or what stands for it. */
  name: string;
  candidate: CandidateDto | undefined;
  /** The candidate's, while it is known. */
  status: CandidateStatus | undefined;
  processStatus: ProcessStatus;
}

/** What can be done with the open candidate; null: not available in this status or to this user. */
export function useCandidateActions(options: CandidateActionsOptions) {
  const { processId, candidateId, name, candidate, status, processStatus } = options;
  const isOpen = processStatus !== 'ARCHIVED';
  const starts = startsAnalyses(processStatus);
  const rate = useRateCandidate(processId);
  const reprocess = useReprocess(processId);
  const maySend = useCan('candidate:pick');
  const pick = usePickOffer({ processId, candidateId }, maySend && starts && !!status && mayPick(status));
  const [picking, setPicking] = useState<string | null>(null);
  const { replace, replacing, question } = useReplaceCv(processId, { candidateId, name });
  const mayUpload = useCan('candidate:upload') && acceptsCvs(processStatus);
  const mayRate = useCan('candidate:rate') && isOpen;
  const isAnalysed = starts && status && mayReprocess(status) && !candidate?.isReadByPerson;
  const canReprocess = useCan('candidate:analyse') && isAnalysed && !reprocess.isPending;
  return {
    onRate: mayRate && candidate ? (value: number) => rate(candidateId, value) : null,
    onReprocess: canReprocess
      ? // An unchanged CV would get its stored verdicts; an explicit re-analysis judges it afresh.
        () => reprocess.mutate({ candidateId, fresh: status === 'NEW' || status === 'SEEN' })
      : null,
    reprocessing: reprocess.isPending,
    pick,
    onPick: pick.isOffered ? () => setPicking(candidateId) : null,
    /** The candidate whose sending is being prepared. */
    picking,
    endPicking: () => setPicking(null),
    mayDecide: useCan('candidate:decide') && isOpen,
    /** Notes and thumbs. */
    mayComment: useCan('candidate:comment') && isOpen,
    mayResolve: maySend && isOpen,
    onReplaceCv: mayUpload && status && mayReplaceCv(status) ? replace : null,
    replacing,
    /** Asks before another person's CV replaces this one. */
    replaceQuestion: question,
  };
}
