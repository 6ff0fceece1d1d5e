'use client';

import { useState } from 'react';
import { MatchingResults } from '@/components/analysis/matching-results';
import { useCriterionKeys } from '@/components/analysis/use-criterion-keys';
import { lazyDialog, usePreloaded } from '@/components/ui/lazy-dialog';
import type { AnalysisDto } from '@/lib/domain/analysis-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { useCorrectVerdict } from './use-correct-verdict';
import { VerdictCorrection } from './verdict-correction';

const CorrectVerdictDialog = lazyDialog(() =>
  import('./correct-verdict-dialog').then((module) => module.CorrectVerdictDialog),
);

interface CorrectedResultsProps {
  candidate: CandidateDto & { analysis: AnalysisDto };
  labels: ReadonlyMap<string, string>;
  mayCorrect: boolean;
  onShowQuote: () => void;
}

/** The results of the analysis, each verdict open to correction, by mouse and by keys. */
export function CorrectedResults({ candidate, labels, mayCorrect, onShowQuote }: CorrectedResultsProps) {
  const [correctingId, setCorrectingId] = useState<string | null>(null);
  usePreloaded(CorrectVerdictDialog);
  const correct = useCorrectVerdict(candidate, () => setCorrectingId(null));
  const { verdicts } = candidate.analysis;
  const correcting = verdicts.find(({ criterion }) => criterion.criterionId === correctingId);
  useCriterionKeys(
    verdicts.map(({ criterion }) => criterion.criterionId),
    mayCorrect ? setCorrectingId : null,
  );
  return (
    <>
      <MatchingResults
        analysis={candidate.analysis}
        hiddenText={candidate.hiddenText}
        labels={labels}
        onShowQuote={onShowQuote}
        correctionOf={(verdict) => (
          <VerdictCorrection
            verdict={verdict}
            onCorrect={mayCorrect ? () => setCorrectingId(verdict.criterion.criterionId) : null}
            onUndo={() => correct.mutate({ criterionId: verdict.criterion.criterionId, correction: null })}
          />
        )}
      />
      {correcting && (
        <CorrectVerdictDialog
          verdict={correcting}
          label={labels.get(correcting.criterion.criterionId) ?? correcting.criterion.text}
          loading={correct.isPending}
          onCorrect={(correction) =>
            correct.mutate({
              criterionId: correcting.criterion.criterionId,
              correction: { ...correction, replaces: correcting.correction?.correctionId ?? null },
            })
          }
          onClose={() => setCorrectingId(null)}
        />
      )}
    </>
  );
}
