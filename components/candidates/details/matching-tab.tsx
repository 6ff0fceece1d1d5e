import { UnjudgedNote } from '@/components/analysis/unjudged-note';
import { CorrectedResults } from '@/components/candidates/corrections/corrected-results';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { EarlierAnalyses } from './earlier-analyses';
import { UnreadableCv } from './unreadable-cv';
import { UnusableAnswer } from './unusable-answer';

interface MatchingTabProps {
  candidate: CandidateDto;
  labels: ReadonlyMap<string, string>;
  mayCorrect: boolean;
  /** Null: not available in this status or to this user. */
  onReplaceCv: ((files: readonly File[]) => void) | null;
  replacing: boolean;
  onShowQuote: () => void;
}

/** The results of the analysis and of earlier ones; for a CV that could not be read, what to do instead. */
export function MatchingTab(props: MatchingTabProps) {
  const { candidate, labels, mayCorrect, onReplaceCv, replacing, onShowQuote } = props;
  const { analysis } = candidate;
  return (
    <>
      {candidate.status === 'NO_FILE_FOUND' && onReplaceCv && (
        <UnreadableCv candidate={candidate} onReplaceCv={onReplaceCv} replacing={replacing} />
      )}
      <UnusableAnswer candidate={candidate} />
      {analysis && <UnjudgedNote texts={candidate.unjudged} className="m-4" />}
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
