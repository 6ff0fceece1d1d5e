import { CandidateConflict } from '@/components/ats/picks/candidate-conflict';
import type { CandidateInAts as InAts } from '@/lib/ats/picks/pick-schemas';
import { CandidateErasure } from './candidate-erasure';

interface CandidateInAtsProps {
  processId: string;
  candidateId: string;
  inAts: InAts | undefined;
  name: string;
  /** Sends again, or leaves it. */
  mayResolve: boolean;
}

/** On the candidate's page: what the ATS makes a person decide about the candidate. */
export function CandidateInAts({ processId, candidateId, inAts, name, mayResolve }: CandidateInAtsProps) {
  if (!inAts) return null;
  const { application, conflict } = inAts;
  return (
    <>
      <CandidateErasure processId={processId} candidateId={candidateId} application={application} />
      {conflict && <CandidateConflict processId={processId} conflict={conflict} name={name} mayResolve={mayResolve} />}
    </>
  );
}
