'use client';

import { lazy, Suspense } from 'react';
import type { StartFailure } from './failed-start';
import { withTexts } from './with-texts';

/*
 * Pages that stand ready behind every page and are hardly ever seen. Next sends what a server component names with the
 * page, even through next/dynamic; named here, they are fetched when they are shown.
 */

const loadUnknownPath = withTexts(
  { pl: () => import('./error-page-texts-pl'), en: () => import('./error-page-texts-en') },
  () => import('./unknown-path').then((module) => module.UnknownPath),
);
const loadFailedStart = withTexts(
  { pl: () => import('./error-page-texts-pl'), en: () => import('./error-page-texts-en') },
  () => import('./failed-start').then((module) => module.FailedStart),
);
const LateUnknownPath = lazy(async () => ({ default: await loadUnknownPath() }));
const LateFailedStart = lazy(async () => ({ default: await loadFailedStart() }));

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
