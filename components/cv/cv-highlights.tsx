'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { cn } from '@/components/ui/class-names';
import type { Verdict } from '@/lib/analysis/schemas';
import { useCvFocus } from './cv-focus';
import type { Highlight } from './highlight-map';

/** The page is white in both themes, so these look like a text marker. */
const marker: Record<Verdict, string> = {
  MET: 'bg-positive/20 outline-positive',
  PARTIALLY_MET: 'bg-caution/20 outline-caution',
  NOT_MET: 'bg-negative/20 outline-negative',
  NO_INFORMATION: 'bg-unknown/20 outline-unknown',
};
const redFlagVerdict: Record<Verdict, Verdict> = {
  MET: 'NOT_MET',
  PARTIALLY_MET: 'PARTIALLY_MET',
  NOT_MET: 'MET',
  NO_INFORMATION: 'NO_INFORMATION',
};

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
  highlights: readonly Highlight[];
  /** Labels of the criteria by id. */
  labels: ReadonlyMap<string, string>;
}

/**
 * The quotes on a page as a listbox: one tab stop, arrow keys move. The first box of a quote is its option, further
 * ones are hidden duplicates. Lines are too low to be targets themselves, so the list handles all events.
 */
export function CvHighlights({ highlights, labels }: CvHighlightsProps) {
  const t = useTranslations('cv');
  const id = useId();
  const { shownQuote, hoveredCriterionId, setHovered, selectCriterion } = useCvFocus();
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
        const hovered = hoveredCriterionId === criterionId;
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
            data-active={hovered || selected || undefined}
            className={cn(
              'pointer-events-auto absolute z-10 cursor-pointer rounded-sm mix-blend-multiply transition-shadow duration-100',
              marker[kind === 'RED_FLAG' ? redFlagVerdict[verdict] : verdict],
              (hovered || selected) && 'mix-blend-normal outline-2 outline-offset-1',
              hasFocus && highlight === active && 'outline-accent mix-blend-normal outline-2 outline-offset-2',
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
