'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import type { AnalysisDto, CriterionVerdictDto } from '@/lib/domain/analysis-schemas';
import type { HiddenText } from '@/lib/domain/cv-document';
import { useCriteriaView } from './criteria-view';
import { CriterionCard } from './criterion-card';
import { EngineNote } from './engine-note';
import { HiddenTextCard } from './hidden-text-card';
import { ScoreBreakdown } from './score-breakdown';
import { ScoreSpreadNote } from './score-spread-note';

interface MatchingResultsProps {
  analysis: AnalysisDto;
  hiddenText: readonly HiddenText[];
  labels: ReadonlyMap<string, string>;
  onShowQuote: () => void;
  /** Shown with the verdict's reason. */
  correctionOf?: (verdict: CriterionVerdictDto) => ReactNode;
}

/** The criteria's title and the switch between their two views. */
function CriteriaHead({ verdicts }: Pick<AnalysisDto, 'verdicts'>) {
  const t = useTranslations('analysis');
  const [view, changeView] = useCriteriaView();
  const isAiry = view === 'airy';
  const flags = verdicts.filter(({ criterion }) => criterion.kind === 'RED_FLAG').length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-b py-0.5 pr-2 pl-4">
      <h2 className="text-ink-muted text-sm">{t('criteriaCount', { count: verdicts.length - flags, flags })}</h2>
      <Button
        variant="ghost"
        size="sm"
        aria-pressed={isAiry}
        aria-keyshortcuts="V"
        onClick={() => changeView(isAiry ? 'dense' : 'airy')}
      >
        {t('showAll')}
        <Kbd aria-hidden="true" className="max-sm:hidden">
          V
        </Kbd>
      </Button>
    </div>
  );
}

/** The score's breakdown, and every criterion with its verdict, reason and quotes. */
export function MatchingResults({ analysis, hiddenText, labels, onShowQuote, correctionOf }: MatchingResultsProps) {
  const [view] = useCriteriaView();
  return (
    <div className="@container">
      {analysis.scoreSpread && <ScoreSpreadNote spread={analysis.scoreSpread} />}
      <HiddenTextCard hiddenText={hiddenText} />
      <CriteriaHead verdicts={analysis.verdicts} />
      <ul>
        {analysis.verdicts.map((verdict) => (
          <CriterionCard
            key={verdict.id}
            verdict={verdict}
            label={labels.get(verdict.criterion.criterionId) ?? verdict.criterion.text}
            view={view}
            onShowQuote={onShowQuote}
            correction={correctionOf?.(verdict)}
          />
        ))}
      </ul>
      {analysis.matchScore !== null && <ScoreBreakdown breakdown={analysis.scoreBreakdown} />}
      <EngineNote analysis={analysis} />
    </div>
  );
}
