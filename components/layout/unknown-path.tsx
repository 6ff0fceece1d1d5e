'use client';

import { useEffect } from 'react';
import { ArriveAt } from './arrive-at';
import { dropLastVisited } from './last-visited';
import { NotFoundMessage } from './not-found-message';
import { PublicShell } from './public-shell';

/** What stands at a path that does not exist, until the browser is at /not-found. */
export function UnknownPath() {
  useEffect(() => dropLastVisited(`${window.location.pathname}${window.location.search}`), []);
  return (
    <PublicShell>
      <NotFoundMessage />
      <ArriveAt path="/not-found" />
    </PublicShell>
  );
}
