'use client';

import { createContext, use, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

interface CvFocus {
  /** The quote that was asked for last; `times` grows with each asking, so that the same quote scrolls again. */
  shown: { evidenceId: string; times: number } | null;
  /** The criterion under the pointer or the keyboard, in the CV or in the list. */
  litCriterionId: string | null;
  /** The criterion whose quote was chosen in the CV; the list brings it into view. */
  chosen: { criterionId: string; times: number } | null;
  showQuote: (evidenceId: string) => void;
  light: (criterionId: string | null) => void;
  chooseCriterion: (criterionId: string, evidenceId: string) => void;
}

const CvFocusContext = createContext<CvFocus | null>(null);

/** What the CV and the list of verdicts tell each other. */
export function useCvFocus(): CvFocus {
  const focus = use(CvFocusContext);
  if (!focus) throw new Error('useCvFocus needs a CvFocusProvider above it');
  return focus;
}

export function CvFocusProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<CvFocus['shown']>(null);
  const [chosen, setChosen] = useState<CvFocus['chosen']>(null);
  const [litCriterionId, light] = useState<string | null>(null);

  const showQuote = useCallback(
    (evidenceId: string) => setShown((before) => ({ evidenceId, times: (before?.times ?? 0) + 1 })),
    [],
  );
  const chooseCriterion = useCallback(
    (criterionId: string, evidenceId: string) => {
      setChosen((before) => ({ criterionId, times: (before?.times ?? 0) + 1 }));
      showQuote(evidenceId);
    },
    [showQuote],
  );
  const focus = useMemo(
    () => ({ shown, chosen, litCriterionId, showQuote, light, chooseCriterion }),
    [shown, chosen, litCriterionId, showQuote, chooseCriterion],
  );
  return <CvFocusContext value={focus}>{children}</CvFocusContext>;
}
