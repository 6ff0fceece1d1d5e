import { useEffect, type RefObject } from 'react';

/**
 * Puts `data-more` on the box around the table while columns are hidden beyond its right edge. Not React's state: the
 * rows need not be drawn anew for a shade.
 */
export function useScrollEdge(scroller: RefObject<HTMLElement | null>, shownColumns: string): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const mark = () => {
      const hidden = element.scrollWidth - element.clientWidth - element.scrollLeft;
      element.parentElement?.toggleAttribute('data-more', hidden > 1);
    };
    // Tells of the first size too.
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [scroller, shownColumns]);
}
