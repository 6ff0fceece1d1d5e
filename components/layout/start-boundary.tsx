'use client';

import { Suspense, useState, type ReactNode } from 'react';
import { FullScreenSpinner } from '@/components/ui/full-screen-spinner';

interface StartBoundaryProps {
  /** The account takes its time. */
  slow: boolean;
  children: ReactNode;
}

/**
 * The full-screen spinner while the account loads (specification, section 6), where that takes long. A boundary that is
 * there for nothing would hold the page back: what comes after a first paint is shown 300 ms later at the earliest.
 */
export function StartBoundary({ slow, children }: StartBoundaryProps) {
  // As it began, whatever a refresh finds: with the boundary put in or taken out, all that is open below would be lost.
  const [suspends] = useState(slow);
  return suspends ? <Suspense fallback={<FullScreenSpinner />}>{children}</Suspense> : children;
}
