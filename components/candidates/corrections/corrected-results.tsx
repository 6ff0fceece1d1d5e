'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MatchingResults } from '@/components/analysis/matching-results';
import { RequirementChecks } from '@/components/analysis/requirement-checks';
import { useCriterionKeys } from '@/components/analysis/use-criterion-keys';
import { lazyDialog, usePreloaded } from '@/components/ui/lazy-dialog';
import type { AnalysisDto, CriterionVerdictDto } from '@/lib/domain/analysis-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { candidateName } from '@/components/fields/candidates/candidate-name';
import { unlessReviewEnded } from '@/components/candidates/decisions/end-of-review';
import { processQueries } from '@/components/queries/processes/process-queries';
import { usePendingOf } from '@/components/pending-changes/use-pending';
import { useCorrectVerdict } from './use-correct-verdict';
import { VerdictsRead } from './verdicts-read';
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
  const list = useTranslations('candidates');
  const correct = useCorrectVerdict(candidate, {
    name: candidateName(candidate, (number) => list('numbered', { number })),
    onDone: () => setCorrectingId(null),
  });
  const waiting = usePendingOf('correction', candidate.id);
  const { verdicts } = candidate.analysis;
  const describe = ({ criterion: { criterionId, kind, text } }: CriterionVerdictDto) => ({
    criterionId,
    label: labels.get(criterionId) ?? text,
    isRedFlag: kind === 'RED_FLAG',
  });
  const requirements = verdicts.flatMap(({ criterion: { kind, text } }) => (kind === 'REQUIREMENT' ? [text] : []));
  const correcting = verdicts.find(({ criterion }) => criterion.criterionId === correctingId);
  useCriterionKeys(
    verdicts.map(({ criterion }) => criterion.criterionId),
    mayCorrect ? unlessReviewEnded(candidate.id, (criterionId: string) => setCorrectingId(criterionId)) : null,
  );
  return (
    <>
      <MatchingResults
        analysis={candidate.analysis}
        hiddenText={candidate.hiddenText}
        labels={labels}
        onShowQuote={onShowQuote}
        correctionOf={(verdict) => (
          <>
            {candidate.analysis.engine === 'offline' && verdict.criterion.kind === 'REQUIREMENT' && (
              <CriterionCheck text={verdict.criterion.text} texts={requirements} />
            )}
            <VerdictCorrection
              verdict={verdict}
              onCorrect={mayCorrect ? () => setCorrectingId(verdict.criterion.criterionId) : null}
              waiting={waiting.find(({ criterionId }) => criterionId === verdict.criterion.criterionId)}
              onUndo={(takenBack) => correct.mutate({ about: describe(verdict), takenBack })}
            />
          </>
        )}
      />
      {candidate.isScoreHidden && <VerdictsRead candidate={candidate} />}
      {correcting && (
        <CorrectVerdictDialog
          candidateId={candidate.id}
          verdict={correcting}
          label={describe(correcting).label}
          loading={correct.isPending}
          onCorrect={(correction) =>
            correct.mutate({
              about: describe(correcting),
              correction: { ...correction, replaces: correcting.correction?.correctionId ?? null },
            })
          }
          onClose={() => setCorrectingId(null)}
        />
      )}
    </>
  );
}

interface CriterionCheckProps {
  text: string;
  /** All requirements of the analysis, which are asked about at once. */
  texts: readonly string[];
}

/** How the rules have checked a criterion, in the words of the process's form. */
function CriterionCheck({ text, texts }: CriterionCheckProps) {
  const { data } = useQuery(processQueries.requirementChecks(texts));
  return (
    <RequirementChecks
      checks={data?.checks.find((one) => one.text === text)?.parts ?? []}
      className="mt-1.5 max-w-prose"
    />
  );
}
