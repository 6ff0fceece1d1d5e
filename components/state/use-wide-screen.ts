import { useSyncExternalStore } from 'react';

/** The `lg` breakpoint of app/globals.css: menu and quick view are beside the page. */
const wideScreen = '(min-width: 64rem)';

function isWideScreen(): boolean {
  return window.matchMedia(wideScreen).matches;
}

/** @returns stops listening */
function subscribeToWidth(onChange: () => void): () => void {
  const query = window.matchMedia(wideScreen);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** False on the server and during hydration. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribeToWidth, isWideScreen, () => false);
}
