import { CandidateNotes } from '@/components/candidates/notes/candidate-notes';
import { CandidateInterviews } from '@/components/interviews/fields/candidate-interviews';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { ProcessStatus } from '@/lib/domain/process-schemas';
import { CandidateRecord, SamePersonNote } from './candidate-record';
import { CandidateSummary } from './candidate-summary';

interface SummaryTabProps {
  candidate: CandidateDto;
  /** The candidate's, or what stands for it. */
  name: string;
  processStatus: ProcessStatus;
  mayWrite: boolean;
  /** Called when the field for a note has the focus that a key asked for; null: none did. */
  onNoteFocused: (() => void) | null;
}

/** Who the candidate is: summary, interviews, notes and what happened. */
export function SummaryTab({ candidate, name, processStatus, mayWrite, onNoteFocused }: SummaryTabProps) {
  const place = { processId: candidate.processId, candidateId: candidate.id };
  return (
    <>
      <SamePersonNote candidate={candidate} />
      <CandidateSummary candidate={candidate} processStatus={processStatus} />
      <CandidateInterviews place={place} mayStart={candidate.analysis !== null && processStatus !== 'ARCHIVED'} />
      <CandidateNotes place={place} name={name} mayWrite={mayWrite} onFocused={onNoteFocused} />
      <CandidateRecord candidate={candidate} />
    </>
  );
}
