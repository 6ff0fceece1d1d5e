'use client';

import { Suspense, useState, type ReactNode } from 'react';
import { FullScreenSpinner } from '@/components/ui/full-screen-spinner';

interface StartBoundaryProps {
  /** The account is slow to load. */
  slow: boolean;
  children: ReactNode;
}

/**
 * Shows the full-screen spinner while a slow account loads (specification, section 6). Without need there is no
 * boundary: React delays content after a fallback by 300 ms.
 */
export function StartBoundary({ slow, children }: StartBoundaryProps) {
  // Fixed at mount: adding or removing the boundary on a refresh would remount everything below.
  const [suspends] = useState(slow);
  return suspends ? <Suspense fallback={<FullScreenSpinner />}>{children}</Suspense> : children;
}
