'use client';

import { useSyncExternalStore } from 'react';

/** The `lg` breakpoint of app/globals.css: from here on menu and quick view stand beside the page. */
const wideScreen = '(min-width: 64rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wideScreen);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True on the server: the quick view is never shown before the browser knows its width. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wideScreen).matches,
    () => true,
  );
}
