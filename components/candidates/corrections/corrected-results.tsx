'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MatchingResults } from '@/components/analysis/matching-results';
import { useCvFocus } from '@/components/cv/cv-focus';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { lazyPart } from '@/components/ui/lazy-part';
import type { AnalysisDto } from '@/lib/domain/analysis-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { useCorrectVerdict } from './use-correct-verdict';
import { VerdictCorrection } from './verdict-correction';

const CorrectVerdictDialog = lazyPart(() =>
  import('./correct-verdict-dialog').then((module) => module.CorrectVerdictDialog),
);

interface CorrectedResultsProps {
  candidate: CandidateDto & { analysis: AnalysisDto };
  labels: ReadonlyMap<string, string>;
  mayCorrect: boolean;
  onShowQuote: () => void;
}

/** The results of the analysis, each verdict open to correction: C corrects the criterion under focus or pointer. */
export function CorrectedResults({ candidate, labels, mayCorrect, onShowQuote }: CorrectedResultsProps) {
  const t = useTranslations('corrections');
  const { criterionInFocus: inFocus } = useCvFocus();
  const [correctingId, setCorrectingId] = useState<string | null>(null);
  const correct = useCorrectVerdict(candidate, () => setCorrectingId(null));
  const { verdicts } = candidate.analysis;
  const correcting = verdicts.find(({ criterion }) => criterion.criterionId === correctingId);
  useScreenKeys(
    t('keys'),
    mayCorrect && inFocus ? [{ keys: ['c'], label: t('correct'), onPress: () => setCorrectingId(inFocus) }] : [],
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
