'use client';

import { useTranslations } from 'next-intl';
import { useCvFocus } from '@/components/cv/cv-focus';
import { cn } from '@/components/ui/class-names';
import type { CriterionVerdictDto } from '@/lib/domain/analysis-schemas';

type Evidence = CriterionVerdictDto['evidence'][number];

interface QuoteButtonProps {
  evidence: Evidence;
  criterionId: string;
  /** Called before it is shown. */
  onShow: () => void;
}

/** A quote; a click scrolls the CV to it and highlights it. */
export function QuoteButton({ evidence, criterionId, onShow }: QuoteButtonProps) {
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
