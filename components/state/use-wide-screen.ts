import { useSyncExternalStore } from 'react';

/** A width of the screen as a store; false on the server and during hydration. */
function widthStore(media: string) {
  const isMet = (): boolean => window.matchMedia(media).matches;
  const subscribe = (onChange: () => void): (() => void) => {
    const query = window.matchMedia(media);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  };
  return [subscribe, isMet, () => false] as const;
}

/** The `lg` breakpoint of app/globals.css: menu and quick view are beside the page. */
const wideScreen = widthStore('(min-width: 64rem)');
/** Between `lg` and `xl`: a quick view takes a list's room. */
const tightScreen = widthStore('(min-width: 64rem) and (max-width: 79.99rem)');

export function useWideScreen(): boolean {
  return useSyncExternalStore(...wideScreen);
}

export function useTightScreen(): boolean {
  return useSyncExternalStore(...tightScreen);
}
