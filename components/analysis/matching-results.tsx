'use client';

import type { ReactNode } from 'react';
import type { AnalysisDto, CriterionVerdictDto } from '@/lib/domain/analysis-schemas';
import type { HiddenText } from '@/lib/domain/cv-document';
import { useCriteriaView } from './criteria-view';
import { CriterionCard } from './criterion-card';
import { EngineNote } from './engine-note';
import { HiddenTextCard } from './hidden-text-card';
import { ScoreBreakdown } from './score-breakdown';
import { ScoreSpreadNote } from './score-spread-note';
import { WhatWouldChange } from './what-would-change';

interface MatchingResultsProps {
  analysis: AnalysisDto;
  hiddenText: readonly HiddenText[];
  labels: ReadonlyMap<string, string>;
  onShowQuote: () => void;
  /** Shown with the verdict's reason. */
  correctionOf?: (verdict: CriterionVerdictDto) => ReactNode;
}

/** The score's breakdown, and every criterion with its verdict, reason and quotes. */
export function MatchingResults({ analysis, hiddenText, labels, onShowQuote, correctionOf }: MatchingResultsProps) {
  const [view] = useCriteriaView();
  return (
    <div className="@container">
      {analysis.scoreSpread && <ScoreSpreadNote spread={analysis.scoreSpread} />}
      <HiddenTextCard hiddenText={hiddenText} />
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
      <WhatWouldChange analysis={analysis} />
      <EngineNote analysis={analysis} />
    </div>
  );
}
