'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { AnalysisDto, CriterionVerdictDto } from '@/lib/domain/analysis-schemas';
import type { HiddenText } from '@/lib/domain/cv-document';
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
  /** Shown in the verdict's card. */
  correctionOf?: (verdict: CriterionVerdictDto) => ReactNode;
}

/** The score's breakdown, and every criterion with its verdict, reason and quotes. */
export function MatchingResults({ analysis, hiddenText, labels, onShowQuote, correctionOf }: MatchingResultsProps) {
  const t = useTranslations('analysis');
  return (
    <>
      {analysis.scoreSpread && <ScoreSpreadNote spread={analysis.scoreSpread} />}
      <ScoreBreakdown breakdown={analysis.scoreBreakdown} />
      <HiddenTextCard hiddenText={hiddenText} />
      <h2 className="sr-only">{t('criteria')}</h2>
      <ul>
        {analysis.verdicts.map((verdict) => (
          <CriterionCard
            key={verdict.id}
            verdict={verdict}
            label={labels.get(verdict.criterion.criterionId) ?? verdict.criterion.text}
            onShowQuote={onShowQuote}
            correction={correctionOf?.(verdict)}
          />
        ))}
      </ul>
      <EngineNote analysis={analysis} />
    </>
  );
}
