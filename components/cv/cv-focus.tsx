'use client';

import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';

interface CvFocus {
  /** The quote to show; `times` counts requests, so that the same quote scrolls again. */
  shownQuote: { evidenceId: string; criterionId: string; times: number } | null;
  /** The criterion under the pointer or focus, in the CV or in the list. */
  hoveredCriterionId: string | null;
  /** The criterion that keys act on: the one that last had the focus, was opened or whose quote was shown. */
  currentCriterionId: string | null;
  /** The criterion whose quotes are highlighted: the hovered one, else the current one. */
  criterionInFocus: string | null;
  /** The criterion of the quote selected in the CV; the list scrolls to it. */
  selected: { criterionId: string; times: number } | null;
  showQuote: (evidenceId: string, criterionId: string) => void;
  setHovered: (criterionId: string | null) => void;
  setCurrent: (criterionId: string | null) => void;
  selectCriterion: (criterionId: string, evidenceId: string) => void;
}

const CvFocusContext = createContext<CvFocus | null>(null);

/** State shared by the CV and the list of verdicts. */
export function useCvFocus(): CvFocus {
  const focus = use(CvFocusContext);
  if (!focus) throw new Error('useCvFocus needs a CvFocusProvider above it');
  return focus;
}

export function CvFocusProvider({ children }: { children: ReactNode }) {
  const [shownQuote, setShownQuote] = useState<CvFocus['shownQuote']>(null);
  const [selected, setSelected] = useState<CvFocus['selected']>(null);
  const [hoveredCriterionId, setHovered] = useState<string | null>(null);
  const [currentCriterionId, setCurrent] = useState<string | null>(null);

  const showQuote = useCallback((evidenceId: string, criterionId: string) => {
    setShownQuote((before) => ({ evidenceId, criterionId, times: (before?.times ?? 0) + 1 }));
    setCurrent(criterionId);
  }, []);
  const selectCriterion = useCallback(
    (criterionId: string, evidenceId: string) => {
      setSelected((before) => ({ criterionId, times: (before?.times ?? 0) + 1 }));
      showQuote(evidenceId, criterionId);
    },
    [showQuote],
  );
  const criterionInFocus = hoveredCriterionId ?? currentCriterionId;
  const focus = useMemo(
    () => ({
      shownQuote,
      selected,
      hoveredCriterionId,
      currentCriterionId,
      criterionInFocus,
      showQuote,
      setHovered,
      setCurrent,
      selectCriterion,
    }),
    [shownQuote, selected, hoveredCriterionId, currentCriterionId, criterionInFocus, showQuote, selectCriterion],
  );
  return <CvFocusContext value={focus}>{children}</CvFocusContext>;
}
