'use client';

import { useEffect } from 'react';
import { ReplaceRoute } from '@/components/navigation/replace-route';
import { clearLastVisited } from '@/components/navigation/last-visited';
import { NotFoundMessage } from '@/components/page/not-found-message';
import { PublicShell } from './public-shell';

/** Shown at an unknown path until the browser is at /not-found. */
export function UnknownPath() {
  useEffect(() => clearLastVisited(`${window.location.pathname}${window.location.search}`), []);
  return (
    <PublicShell>
      <NotFoundMessage />
      <ReplaceRoute path="/not-found" />
    </PublicShell>
  );
}
