import { useEffect, type RefObject } from 'react';

/**
 * Puts `data-more` on the shade over the table's right edge while columns are hidden beyond it. Not React's state: the rows
 * need not be drawn anew for a shade. Nor on a box around the rows: the browser would look for new styles in all of them.
 */
export function useScrollEdge(
  scroller: RefObject<HTMLElement | null>,
  shade: RefObject<HTMLElement | null>,
  shownColumns: string,
): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const mark = () => {
      const hidden = element.scrollWidth - element.clientWidth - element.scrollLeft;
      shade.current?.toggleAttribute('data-more', hidden > 1);
    };
    // Tells of the first size too.
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [scroller, shade, shownColumns]);
}
