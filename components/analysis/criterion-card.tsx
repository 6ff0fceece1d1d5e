'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useCvFocus } from '@/components/cv/cv-focus';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/class-names';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { CriterionVerdictDto } from '@/lib/domain/analysis-schemas';
import type { CriteriaView } from './criteria-view';
import { CriterionDetails } from './criterion-details';

interface CriterionCardProps {
  verdict: CriterionVerdictDto;
  label: string;
  view: CriteriaView;
  /** Called before a quote is shown: a narrow screen switches to the CV. */
  onShowQuote: () => void;
  /** A recruiter's verdict, and the buttons for it. */
  correction?: ReactNode;
}

/** Marks the element of a criterion that takes the focus. */
export const criterionAttribute = 'data-criterion';

/** Shows the criterion's quotes in the CV, one after another. */
function useQuoteWalk({ criterion, evidence }: CriterionVerdictDto, onShowQuote: () => void): () => void {
  const { shownQuote, showQuote } = useCvFocus();
  return () => {
    const placed = evidence.filter(({ boxes }) => boxes.length > 0);
    const shown = placed.findIndex(({ id }) => id === shownQuote?.evidenceId);
    const next = placed[(shown + 1) % placed.length];
    if (!next) return;
    onShowQuote();
    showQuote(next.id, criterion.criterionId);
  };
}

/** Keeps the criterion on the screen when its quote is selected in the CV, or when it opens. */
function useKeptInView(criterionId: string, isOpen: boolean) {
  const { selected } = useCvFocus();
  const card = useRef<HTMLLIElement>(null);
  const isSelected = selected?.criterionId === criterionId;
  useEffect(() => {
    if (isSelected || isOpen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected, selected?.times, isOpen]);
  return card;
}

/** What stands out of a closed line: a person's verdict, and doubts. */
function Signs({ verdict: one, isOpen }: { verdict: CriterionVerdictDto; isOpen: boolean }) {
  const t = useTranslations('analysis');
  return (
    <>
      {one.toCheck && <Badge tone="caution">{t('toCheck')}</Badge>}
      {!isOpen && one.correction && <Badge tone="accent">{t('corrected')}</Badge>}
      {!isOpen && (one.worthALook || one.unstable) && <Badge tone="caution">{t('differ')}</Badge>}
    </>
  );
}

interface CriterionTitleProps {
  criterionId: string;
  label: string;
  /** Whether it opens and closes; else it is always open. */
  isToggle: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The criterion's words; the whole line is where a click opens it. */
function CriterionTitle({ criterionId, label, isToggle, isOpen, onToggle, onKeyDown }: CriterionTitleProps) {
  const place = { [criterionAttribute]: criterionId, onKeyDown };
  const isCut = isToggle && !isOpen;
  const className = cn('min-w-0 text-pretty break-words', isCut && 'line-clamp-2');
  return (
    <h3 className="min-w-0 flex-1 max-lg:@max-xl:basis-full">
      {isToggle ? (
        <button
          {...place}
          type="button"
          aria-expanded={isOpen}
          title={isCut ? label : undefined}
          className={cn(className, 'w-full rounded-sm text-left after:absolute after:inset-0', !isCut && 'block')}
          onClick={onToggle}
        >
          {label}
        </button>
      ) : (
        <span {...place} tabIndex={-1} className={cn(className, 'block')}>
          {label}
        </span>
      )}
    </h3>
  );
}

/**
 * A criterion in a line: verdict, words and weight. The current one opens with its reason and quotes, in the airy view
 * all are open; highlighted together with its marks in the CV.
 */
export function CriterionCard({ verdict: one, label, view, onShowQuote, correction }: CriterionCardProps) {
  const { hoveredCriterionId, currentCriterionId, setHovered, setCurrent } = useCvFocus();
  const { criterionId } = one.criterion;
  const isCurrent = currentCriterionId === criterionId;
  const isOpen = view === 'airy' || isCurrent;
  const card = useKeptInView(criterionId, isCurrent);
  const showNextQuote = useQuoteWalk(one, onShowQuote);
  const isActive = hoveredCriterionId === criterionId || isCurrent;
  const onFocus = ({ target }: FocusEvent) => {
    setHovered(criterionId);
    // A click opens and closes it by itself.
    if (target.matches(':focus-visible')) setCurrent(criterionId);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) showNextQuote();
  };
  const isDense = view === 'dense';
  return (
    <li
      ref={card}
      data-active={isActive || undefined}
      onPointerEnter={() => setHovered(criterionId)}
      onPointerLeave={() => setHovered(null)}
      onFocus={onFocus}
      onBlur={() => setHovered(null)}
      className={cn('border-b transition-colors duration-100 last:border-b-0', isActive && 'bg-selected')}
    >
      <div className={cn('relative flex items-start gap-x-3 px-4', isDense ? 'py-1.25' : 'pt-3 pb-1')}>
        <VerdictMark
          verdict={one.verdict}
          redFlag={one.criterion.kind === 'RED_FLAG'}
          show="line"
          className="mt-px w-40 shrink-0 @max-xl:w-auto"
        />
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 lg:flex-nowrap @xl:flex-nowrap">
          <CriterionTitle
            {...{ criterionId, label, isOpen, onKeyDown }}
            isToggle={isDense}
            onToggle={() => setCurrent(isCurrent ? null : criterionId)}
          />
          <Signs verdict={one} isOpen={isOpen} />
          <span className="text-ink-muted shrink-0 text-sm">
            <CriterionWeight criterion={one.criterion} />
          </span>
        </div>
      </div>
      {isOpen && (
        <div className={cn('px-4 pb-2.5', isDense && '@xl:pl-47')}>
          <CriterionDetails verdict={one} onShowQuote={onShowQuote} correction={correction} />
        </div>
      )}
    </li>
  );
}

/** What the criterion weighs, in words: required or not and its importance, or of which kind it is. */
function CriterionWeight({ criterion }: Pick<CriterionVerdictDto, 'criterion'>) {
  const t = useTranslations('analysis');
  if (criterion.kind !== 'REQUIREMENT') return t(`kind.${criterion.kind}`);
  const { necessity, importance } = criterion;
  return (
    <>
      <span className={necessity === 'REQUIRED' ? 'text-ink' : undefined}>{t(`necessity.${necessity}`)}</span>
      <span aria-hidden="true"> · {importance}/5</span>
      <span className="sr-only">, {t('importance', { importance })}</span>
    </>
  );
}
