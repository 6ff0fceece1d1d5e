import { useCallback, useLayoutEffect, useRef } from 'react';
import { createEntryPlaces } from './entry-places';

interface Scrolled {
  top: number;
  left: number;
}

const places = createEntryPlaces<Scrolled>();

/** A region that is scrolled as one left it, when one comes back to the page. */
export function useKeptScroll<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const { top = 0, left = 0 } = places.find() ?? {};
    if (ref.current && (top > 0 || left > 0)) ref.current.scrollTo({ top, left });
  }, []);
  const onScroll = useCallback(() => {
    if (ref.current) places.keep({ top: ref.current.scrollTop, left: ref.current.scrollLeft });
  }, []);
  return { ref, onScroll };
}
