'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { useCvFocus } from '@/components/cv/cv-focus';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/class-names';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { CriterionVerdictDto } from '@/lib/domain/analysis-schemas';
import { QuoteButton } from './quote-button';
import { UnstableNote } from './unstable-note';

interface CriterionCardProps {
  verdict: CriterionVerdictDto;
  label: string;
  /** Called before a quote is shown: a narrow screen switches to the CV. */
  onShowQuote: () => void;
  /** A recruiter's verdict, and the buttons for it. */
  correction?: ReactNode;
}

/** A criterion with its verdict, reason, confidence and quotes; highlighted together with its marks in the CV. */
export function CriterionCard({ verdict: one, label, onShowQuote, correction }: CriterionCardProps) {
  const t = useTranslations('analysis');
  const format = useFormatter();
  const { hoveredCriterionId, selected, setHovered } = useCvFocus();
  const card = useRef<HTMLLIElement>(null);
  const { criterion, verdict, reason, confidence, evidence, second, worthALook, unstable, toCheck } = one;
  const isRedFlag = criterion.kind === 'RED_FLAG';
  // Silence, a flag that was not found and a person's verdict have no percentage.
  const claims = verdict !== 'NO_INFORMATION' && !(isRedFlag && verdict === 'NOT_MET');
  const hasConfidence = claims && one.correction === null;
  const isSelected = selected?.criterionId === criterion.criterionId;
  useEffect(() => {
    if (isSelected) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected, selected?.times]);
  const hovered = hoveredCriterionId === criterion.criterionId;
  return (
    <li
      ref={card}
      data-active={hovered || undefined}
      onPointerEnter={() => setHovered(criterion.criterionId)}
      onPointerLeave={() => setHovered(null)}
      onFocus={() => setHovered(criterion.criterionId)}
      onBlur={() => setHovered(null)}
      className={cn('border-b px-4 py-3 transition-colors duration-100 last:border-b-0', hovered && 'bg-selected')}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-pretty break-words">{label}</h3>
        <span className="flex shrink-0 items-center gap-1.5">
          {toCheck && <Badge tone="caution">{t('toCheck')}</Badge>}
          <VerdictMark verdict={verdict} redFlag={isRedFlag} show="badge" />
        </span>
      </div>
      <p className="mt-1 max-w-prose text-pretty">{reason}</p>
      {worthALook && second && (
        <p className="border-caution bg-caution-soft mt-2 max-w-prose rounded-md border-l-2 px-3 py-1.5 text-sm text-pretty">
          <strong className="font-medium">{t('second.title')}</strong> {t('second.by', { engine: second.engine })}{' '}
          <VerdictMark verdict={second.verdict} redFlag={isRedFlag} /> {second.reason}
        </p>
      )}
      {unstable && <UnstableNote unstable={unstable} redFlag={isRedFlag} />}
      {evidence.length > 0 && (
        <ul className="mt-2 space-y-1.5" aria-label={t('quotes')}>
          {evidence.map((quote) => (
            <li key={quote.id}>
              <QuoteButton evidence={quote} criterionId={criterion.criterionId} onShow={onShowQuote} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-ink-muted mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {criterion.kind === 'REQUIREMENT' && (
          <Badge tone={criterion.necessity === 'REQUIRED' ? 'accent' : 'neutral'}>
            {t(`necessity.${criterion.necessity}`)}
          </Badge>
        )}
        {criterion.kind !== 'REQUIREMENT' && <Badge>{t(`kind.${criterion.kind}`)}</Badge>}
        {criterion.kind === 'REQUIREMENT' && <span>{t('importance', { importance: criterion.importance })}</span>}
        {hasConfidence && <span>{t('confidence', { value: format.number(confidence, { style: 'percent' }) })}</span>}
      </p>
      {correction}
    </li>
  );
}
