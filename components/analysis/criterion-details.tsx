'use client';
import { Shuffle } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCvFocus } from '@/components/cv/cv-focus';
import { cn } from '@/components/ui/class-names';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { CriterionVerdictDto, Unstable, Verdict } from '@/lib/domain/analysis-schemas';

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
          <VerdictMark verdict={second.verdict} redFlag={isRedFlag} distinct /> {second.reason}
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

type Evidence = CriterionVerdictDto['evidence'][number];

interface QuoteButtonProps {
  evidence: Evidence;
  criterionId: string;
  /** Called before it is shown. */
  onShow: () => void;
}

/** A quote; a click scrolls the CV to it and highlights it. */
function QuoteButton({ evidence, criterionId, onShow }: QuoteButtonProps) {
  const t = useTranslations('analysis');
  const { shownQuote, showQuote } = useCvFocus();
  const isShown = shownQuote?.evidenceId === evidence.id;
  if (evidence.boxes.length === 0) {
    return (
      <blockquote className="text-ink-muted border-l-2 pl-2.5">
        <q>{evidence.quote}</q> <span className="text-xs whitespace-nowrap">{t('page', { page: evidence.page })}</span>
      </blockquote>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={() => {
        onShow();
        showQuote(evidence.id, criterionId);
      }}
      className={cn(
        'text-ink-muted hover:border-accent hover:bg-hover hover:text-ink block w-full rounded-sm border-l-2 py-0.5 pr-1 pl-2.5 text-left',
        isShown && 'border-accent bg-accent-soft text-ink',
      )}
    >
      <q className="text-pretty">{evidence.quote}</q>{' '}
      <span className="text-xs whitespace-nowrap">{t('page', { page: evidence.page })}</span>
    </button>
  );
}

/** The verdicts with how often each was given, the most frequent first. */
function tally(runs: readonly Verdict[]): [Verdict, number][] {
  const counts = new Map<Verdict, number>();
  for (const verdict of runs) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** Says that the same question had more than one answer, and which. */
function UnstableNote({ unstable, redFlag }: { unstable: Unstable; redFlag: boolean }) {
  const t = useTranslations('analysis.unstable');
  const { runs, earlier } = unstable;
  return (
    <div className="border-caution bg-caution-soft mt-2 max-w-prose rounded-md border-l-2 px-3 py-1.5 text-sm text-pretty">
      <Shuffle className="mr-1 inline size-4 align-text-bottom" aria-hidden="true" />
      <strong className="font-medium">{t('title')}</strong>{' '}
      {runs.length > 0 && (
        <>
          {t('runs', { count: runs.length })}{' '}
          {tally(runs).map(([verdict, count]) => (
            <span key={verdict} className="mr-3 inline-block">
              <VerdictMark verdict={verdict} redFlag={redFlag} distinct /> {t('times', { count })}
            </span>
          ))}
        </>
      )}
      {earlier && (
        <>
          {t('earlier')} <VerdictMark verdict={earlier} redFlag={redFlag} distinct />
        </>
      )}
    </div>
  );
}
