import { CorrectedResults } from '@/components/candidates/corrections/corrected-results';
import type { CandidateDto } from '@/lib/candidates/schemas';
import { EarlierAnalyses } from './earlier-analyses';
import { UnreadableCv } from './unreadable-cv';

interface MatchingTabProps {
  candidate: CandidateDto;
  labels: ReadonlyMap<string, string>;
  mayCorrect: boolean;
  isArchived: boolean;
  onShowQuote: () => void;
}

/** The results of the analysis and of earlier ones; for a CV that could not be read, what to do instead. */
export function MatchingTab({ candidate, labels, mayCorrect, isArchived, onShowQuote }: MatchingTabProps) {
  const { analysis } = candidate;
  return (
    <>
      {candidate.status === 'NO_FILE_FOUND' && !isArchived && <UnreadableCv candidate={candidate} />}
      {analysis && (
        <>
          <CorrectedResults
            candidate={{ ...candidate, analysis }}
            labels={labels}
            mayCorrect={mayCorrect}
            onShowQuote={onShowQuote}
          />
          <EarlierAnalyses candidate={candidate} />
        </>
      )}
    </>
  );
}
