'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { cn } from '@/components/ui/class-names';
import type { Verdict } from '@/lib/domain/analysis-schemas';
import { useCvFocus } from './cv-focus';
import type { Highlight } from './highlight-map';

/** A page is paper in both themes. The white rim keeps an outline visible where the CV itself is dark. */
const marker: Record<Verdict, string> = {
  MET: 'bg-paper-positive/15 outline-paper-positive',
  PARTIALLY_MET: 'bg-paper-caution/15 outline-paper-caution',
  NOT_MET: 'bg-paper-negative/15 outline-paper-negative',
  NO_INFORMATION: 'bg-paper-unknown/15 outline-paper-unknown',
};
const redFlagVerdict: Record<Verdict, Verdict> = {
  MET: 'NOT_MET',
  PARTIALLY_MET: 'PARTIALLY_MET',
  NOT_MET: 'MET',
  NO_INFORMATION: 'NO_INFORMATION',
};

const none: readonly Highlight[] = [];
const percent = (fraction: number) => `${fraction * 100}%`;

/** The index that `key` moves to from `at` of `count`; null for other keys. */
function nextIndex(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(count - 1, at + 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

interface CvHighlightsProps {
  /** In reading order. */
  highlights: readonly Highlight[] | undefined;
  /** Labels of the criteria by id. */
  labels: ReadonlyMap<string, string>;
  /** Those of every criterion, and not only of the one in focus. */
  showAll: boolean;
}

/**
 * The quotes on a page as a listbox: one tab stop, arrow keys move. Quotes of criteria out of focus are invisible until
 * the arrows reach them. The first box of a quote is its option, further
 * ones are hidden duplicates. Lines are too low to be targets themselves, so the list handles all events.
 */
export function CvHighlights({ highlights = none, labels, showAll }: CvHighlightsProps) {
  const t = useTranslations('cv');
  const id = useId();
  const { shownQuote, criterionInFocus, setHovered, selectCriterion } = useCvFocus();
  const [index, setIndex] = useState(0);
  const [hasFocus, setHasFocus] = useState(false);
  const active = highlights[Math.min(index, highlights.length - 1)];
  if (!active) return null;

  const findByEvent = ({ target }: SyntheticEvent): Highlight | undefined => {
    const evidenceId = target instanceof HTMLElement ? target.dataset.evidenceId : undefined;
    return highlights.find((highlight) => highlight.evidenceId === evidenceId);
  };
  const choose = (highlight: Highlight | undefined): void => {
    if (!highlight) return;
    setIndex(highlights.indexOf(highlight));
    // The click has just focused the list, which highlighted the previous quote.
    setHovered(highlight.criterionId);
    selectCriterion(highlight.criterionId, highlight.evidenceId);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextIndex(event.key, highlights.indexOf(active), highlights.length);
    const highlight = next === null ? undefined : highlights[next];
    if (highlight && next !== null) {
      setIndex(next);
      setHovered(highlight.criterionId);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' || event.key === ' ') choose(active);
    else return;
    event.preventDefault();
  };

  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-label={t('quotes')}
      data-screen-keys
      aria-activedescendant={`${id}-${highlights.indexOf(active)}`}
      onKeyDown={onKeyDown}
      onFocus={() => {
        setHasFocus(true);
        setHovered(active.criterionId);
      }}
      onBlur={() => {
        setHasFocus(false);
        setHovered(null);
      }}
      onPointerOver={(event) => setHovered(findByEvent(event)?.criterionId ?? null)}
      onPointerLeave={() => setHovered(null)}
      onClick={(event) => choose(findByEvent(event))}
      className="pointer-events-none absolute inset-0 outline-none"
    >
      {highlights.map((highlight, at) => {
        const { evidenceId, criterionId, kind, verdict, quote, boxes } = highlight;
        const selected = shownQuote?.evidenceId === evidenceId;
        const inFocus = criterionInFocus === criterionId;
        return boxes.map((box, index) => (
          <div
            key={`${evidenceId}-${index}`}
            {...(index === 0
              ? {
                  id: `${id}-${at}`,
                  role: 'option',
                  'aria-selected': selected,
                  'aria-label': t('quoteFor', { quote, criterion: labels.get(criterionId) ?? '' }),
                }
              : { 'aria-hidden': true })}
            data-evidence-id={evidenceId}
            data-active={inFocus || undefined}
            className={cn(
              'pointer-events-auto absolute z-10 cursor-pointer rounded-xs shadow-[0_0_0_2px_var(--paper)] outline forced-color-adjust-none',
              marker[kind === 'RED_FLAG' ? redFlagVerdict[verdict] : verdict],
              selected && 'outline-2',
              !inFocus && !showAll && 'pointer-events-none opacity-0',
              hasFocus && highlight === active && 'outline-paper-accent outline-2',
            )}
            style={{
              left: percent(box.left),
              top: percent(box.top),
              width: percent(box.width),
              height: percent(box.height),
            }}
          />
        ));
      })}
    </div>
  );
}
