'use client';

import { useSyncExternalStore } from 'react';

/** The `lg` breakpoint of app/globals.css: from here on menu and quick view stand beside the page. */
const wideScreen = '(min-width: 64rem)';

/** Whether the window is wide now; in the browser only. */
export function isWideScreen(): boolean {
  return window.matchMedia(wideScreen).matches;
}

/** @returns stops listening */
export function subscribeToWidth(onChange: () => void): () => void {
  const query = window.matchMedia(wideScreen);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** False on the server and until React has taken the page over: what only a wide window has comes then. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribeToWidth, isWideScreen, () => false);
}
