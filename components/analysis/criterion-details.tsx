'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { CriterionVerdictDto } from '@/lib/domain/analysis-schemas';
import { QuoteButton } from './quote-button';
import { UnstableNote } from './unstable-note';

interface CriterionDetailsProps {
  verdict: CriterionVerdictDto;
  /** Called before a quote is shown: a narrow screen switches to the CV. */
  onShowQuote: () => void;
  /** A recruiter's verdict, and the buttons for it. */
  correction?: ReactNode;
}

/** Why a criterion has its verdict: reason, quotes, confidence, and what others think of it. */
export function CriterionDetails({ verdict: one, onShowQuote, correction }: CriterionDetailsProps) {
  const t = useTranslations('analysis');
  const format = useFormatter();
  const { criterion, verdict, reason, confidence, evidence, second, worthALook, unstable } = one;
  const isRedFlag = criterion.kind === 'RED_FLAG';
  // Silence, a flag that was not found and a person's verdict have no percentage.
  const claims = verdict !== 'NO_INFORMATION' && !(isRedFlag && verdict === 'NOT_MET');
  const hasConfidence = claims && one.correction === null;
  return (
    <>
      <p className="max-w-prose text-pretty">
        {reason}{' '}
        {hasConfidence && (
          <span className="text-ink-muted text-sm whitespace-nowrap">
            {t('confidence', { value: format.number(confidence, { style: 'percent' }) })}
          </span>
        )}
      </p>
      {worthALook && second && (
        <p className="border-caution bg-caution-soft mt-2 max-w-prose rounded-md border-l-2 px-3 py-1.5 text-sm text-pretty">
          <strong className="font-medium">{t('second.title')}</strong> {t('second.by', { engine: second.engine })}{' '}
          <VerdictMark verdict={second.verdict} redFlag={isRedFlag} /> {second.reason}
        </p>
      )}
      {unstable && <UnstableNote unstable={unstable} redFlag={isRedFlag} />}
      {evidence.length > 0 && (
        <ul className="mt-1.5 space-y-1" aria-label={t('quotes')}>
          {evidence.map((quote) => (
            <li key={quote.id}>
              <QuoteButton evidence={quote} criterionId={criterion.criterionId} onShow={onShowQuote} />
            </li>
          ))}
        </ul>
      )}
      {correction}
    </>
  );
}
