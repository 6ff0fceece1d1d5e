'use client';

import { lazy, Suspense } from 'react';
import type { StartFailure } from './failed-start';

/*
 * Pages that stand ready behind every page and are hardly ever seen. Next sends what a server component names with the
 * page, even through next/dynamic; named here, they are fetched when they are shown.
 */

const LateUnknownPath = lazy(() => import('./unknown-path').then((module) => ({ default: module.UnknownPath })));
const LateFailedStart = lazy(() => import('./failed-start').then((module) => ({ default: module.FailedStart })));

export function UnknownPathPage() {
  return (
    <Suspense>
      <LateUnknownPath />
    </Suspense>
  );
}

export function FailedStartPage({ failure }: { failure: StartFailure }) {
  return (
    <Suspense>
      <LateFailedStart failure={failure} />
    </Suspense>
  );
}
